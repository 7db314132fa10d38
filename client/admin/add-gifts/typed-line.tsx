import { Check, CircleAlert } from 'lucide-react'
import { type InputHTMLAttributes, type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldErrorText } from '../../i18n/use-field-error-text.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Form } from '../../ui/form.tsx'
import { KnownReference } from '../gifts/known-reference.tsx'
import { useKnownReference } from '../gifts/use-known-reference.ts'
import { DonorSuggestions, optionId } from './donor-suggestions.tsx'
import type { Given, Line, LineTexts } from './gift-lines.ts'
import { lineGrid } from './line-grid.ts'
import { Namesakes } from './namesakes.tsx'
import { SentAs } from './sent-as.tsx'
import { isNewDonorKey, useDonorSuggestions } from './use-donor-suggestions.ts'

/** Where a field of a line is found. */
export const fieldId = ({ id }: Line, name: keyof LineTexts): string => `${name}-${id}`

interface TypedLineProps {
  line: Line
  number: number
  /** What it was sent with, where that is not what is said of all lines. */
  sentAs: Given | null
  onSendAsAll: () => void
  onType: (change: Partial<LineTexts>) => void
  onWrite: () => void
  /** Writes it for a donor who only has the name of another. */
  onWriteNew: () => void
}

interface LineFieldProps
  extends Pick<TypedLineProps, 'line' | 'onType'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  name: keyof LineTexts
  label: string
  describedBy: string | undefined
}

const LineField = ({ line, name, label, describedBy, onType, ...input }: LineFieldProps) => {
  const isRefused = line.refused.some(({ field }) => field === name)
  return (
    <div className="min-w-0">
      <label htmlFor={fieldId(line, name)} className="block pb-1 text-small font-semibold table:sr-only">
        {label}
      </label>
      <input
        id={fieldId(line, name)}
        value={line.texts[name]}
        inputMode={name === 'amount' ? 'decimal' : undefined}
        enterKeyHint="done"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isRefused || undefined}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => onType({ [name]: currentTarget.value })}
        {...input}
        className={`block min-h-11 w-full rounded-field bg-surface px-3.5 py-1.5 ${name === 'amount' ? 'table:text-right tabular-nums' : ''} ${isRefused ? 'border-2 border-error' : 'border-[1.5px] border-line-strong'}`}
      />
    </div>
  )
}

/** By its place, as Alt changes the letter on some keyboards. */
const isAnonymousKey = ({ altKey, code }: KeyboardEvent): boolean => altKey && code === 'KeyA'

/** Who gave: typed, or chosen among those who gave before, then with their email. */
const DonorField = ({
  onWriteNew,
  ...props
}: Omit<LineFieldProps, 'name'> & Pick<TypedLineProps, 'onWriteNew'>) => {
  const { t } = useTranslation('admin')
  const { line, onType, describedBy } = props
  const list = useId()
  const chosenId = useId()
  const suggestions = useDonorSuggestions(line.texts.donorName, line.isAsked, ({ name, email }) => {
    onType({ donorName: name ?? '', donorEmail: email ?? '' })
    document.getElementById(fieldId(line, 'donorName'))?.focus()
  })
  const { donors, active, look, close, onKeyDown } = suggestions
  const { donorEmail } = line.texts
  return (
    <div className="relative min-w-0">
      <LineField
        {...props}
        name="donorName"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={donors.length > 0}
        aria-controls={donors.length > 0 ? list : undefined}
        aria-activedescendant={active === null ? undefined : optionId(list, active)}
        describedBy={[describedBy, donorEmail && chosenId].filter(Boolean).join(' ') || undefined}
        // Whoever is typed on is nobody who was chosen.
        onChange={({ currentTarget }) => {
          onType({ donorName: currentTarget.value, donorEmail: '' })
          look()
        }}
        onKeyDown={(event) => {
          if (!isAnonymousKey(event)) return onKeyDown(event)
          event.preventDefault()
          close()
          onType({ donorName: '', donorEmail: '' })
        }}
        onBlur={close}
      />
      {donorEmail !== '' && (
        <p id={chosenId} className="pt-1 text-small text-ink-soft wrap-anywhere">
          {t('addGifts.suggestions.chosen', { email: donorEmail })}
        </p>
      )}
      {donorEmail === '' && (
        <Namesakes
          namesakes={suggestions.namesakes}
          isAsked={line.isAsked}
          onChoose={suggestions.choose}
          onWriteNew={onWriteNew}
        />
      )}
      <DonorSuggestions id={list} suggestions={suggestions} />
    </div>
  )
}

/** A line to type into. Enter in any of its fields writes it. */
export const TypedLine = ({
  line,
  number,
  sentAs,
  onSendAsAll,
  onType,
  onWrite,
  onWriteNew,
}: TypedLineProps) => {
  const { t } = useTranslation('admin')
  const fieldErrorText = useFieldErrorText()
  const errorId = useId()
  const [leftReference, setLeftReference] = useState(line.texts.reference)
  const known = useKnownReference(leftReference)
  const labels: Readonly<Record<string, string>> = {
    amount: t('addGifts.amount'),
    donorName: t('addGifts.donorName'),
    reference: t('addGifts.reference'),
    receivedAt: t('addGifts.day'),
    projectId: t('addGifts.project'),
  }
  const wrong = [
    ...line.refused.map(({ field, code, limit }) => fieldErrorText(code, labels[field] ?? field, limit)),
    ...(line.failure === null ? [] : [line.failure]),
  ]
  const field = { line, onType, describedBy: wrong.length > 0 ? errorId : undefined }
  return (
    <li className="border-t-2 border-forest-800 bg-forest-100/60 px-5 py-3 last:border-b-2">
      <Form
        aria-label={t('addGifts.line', { number })}
        onSubmit={(event) => {
          event.preventDefault()
          onWrite()
        }}
        onKeyDown={(event) => {
          if (!isNewDonorKey(event)) return
          event.preventDefault()
          onWriteNew()
        }}
        className={lineGrid}
      >
        <span aria-hidden="true" className="font-semibold max-table:sr-only">
          {number}
        </span>
        <LineField {...field} name="amount" label={`${t('addGifts.amount')}, ₾`} />
        <DonorField
          {...field}
          onWriteNew={onWriteNew}
          label={t('addGifts.donorName')}
          placeholder={t('addGifts.donorHint')}
        />
        <LineField
          {...field}
          name="reference"
          label={t('addGifts.reference')}
          onBlur={({ currentTarget }) => setLeftReference(currentTarget.value)}
        />
        <button
          type="submit"
          aria-label={t('addGifts.write', { number })}
          className={`${buttonClass('primary', 'small')} justify-self-start max-table:mt-1`}
        >
          <Check aria-hidden="true" className="size-4.5" />
        </button>
      </Form>
      <div role="alert" id={errorId} className="empty:hidden">
        {wrong.map((text) => (
          <p key={text} className="flex items-start gap-2 pt-2 text-small font-semibold text-error">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
            {text}
          </p>
        ))}
      </div>
      <KnownReference known={line.texts.reference === leftReference ? known : null} isAsked />
      {sentAs && <SentAs given={sentAs} onSendAsAll={onSendAsAll} />}
    </li>
  )
}
