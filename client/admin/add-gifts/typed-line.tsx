import { Check, CircleAlert, SlidersHorizontal } from 'lucide-react'
import { type InputHTMLAttributes, type KeyboardEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { DonationMethod } from '../../../schema/donations.ts'
import { useFieldErrorText } from '../../i18n/use-field-error-text.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Form } from '../../ui/form.tsx'
import { KnownReference } from '../gifts/known-reference.tsx'
import { Namesakes } from '../gifts/namesakes.tsx'
import { useKnownReference } from '../gifts/use-known-reference.ts'
import { DonorSuggestions, optionId } from './donor-suggestions.tsx'
import type { Given, Line, LineTexts } from './gift-lines.ts'
import { lineGrid } from './line-grid.ts'
import { OwnGiven, ownName } from './own-given.tsx'
import { SentAs } from './sent-as.tsx'
import { isNewDonorKey, useDonorSuggestions } from './use-donor-suggestions.ts'

/** Where a field of a line is found. */
export const fieldId = ({ id }: Line, name: keyof LineTexts): string => `${name}-${id}`

interface TypedLineProps {
  line: Line
  number: number
  /** What is said of it beside its texts. */
  said: Given
  /** What it was sent with, where that is not what is said of all lines. */
  sentAs: Given | null
  onSendAsAll: () => void
  onType: (change: Partial<LineTexts>) => void
  onWho: (who: { isNew: true } | { isChosen: true }) => void
  onOwn: (own: Given | null) => void
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

/** The same of what is said of the line alone. */
const isOwnKey = ({ altKey, code }: KeyboardEvent): boolean => altKey && code === 'KeyD'

/** Who gave: typed, or chosen among those who gave before, then with their email. */
const DonorField = ({
  onWho,
  onWriteNew,
  method,
  ...props
}: Omit<LineFieldProps, 'name'> &
  Pick<TypedLineProps, 'onWho' | 'onWriteNew'> & { method: DonationMethod | '' }) => {
  const { t } = useTranslation('admin')
  const { line, onType, describedBy } = props
  const list = useId()
  const chosenId = useId()
  const suggestions = useDonorSuggestions(line.texts.donorName, line.isAsked, {
    onChoose: ({ name, email }) => {
      onType({ donorName: name ?? '', donorEmail: email ?? '' })
      onWho({ isChosen: true })
      document.getElementById(fieldId(line, 'donorName'))?.focus()
    },
    onNew: () => onWho({ isNew: true }),
    onAnonymous: () => onType({ donorName: '', donorEmail: '' }),
  })
  const { donors, active, take, look, close, onKeyDown } = suggestions
  const { donorName, donorEmail } = line.texts
  const isNamed = donorName.trim() !== ''
  const known = line.isNew
    ? t('addGifts.suggestions.new')
    : donorEmail === ''
      ? t('addGifts.suggestions.chosenName')
      : t('addGifts.suggestions.chosen', { email: donorEmail })
  const isSaid = isNamed && (line.isNew || line.isChosen || donorEmail !== '') && !line.isAsked
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
        describedBy={[describedBy, isSaid && chosenId].filter(Boolean).join(' ') || undefined}
        // Whoever is typed on is nobody who was chosen.
        onChange={({ currentTarget }) => {
          onType({ donorName: currentTarget.value, donorEmail: '' })
          look()
        }}
        onKeyDown={(event) => {
          const isSaidNew = isNewDonorKey(event) && isNamed && !line.isNew
          if (!isSaidNew && !isAnonymousKey(event)) return onKeyDown(event)
          event.preventDefault()
          event.stopPropagation()
          take(isSaidNew ? 'new' : 'anonymous')
        }}
        onBlur={close}
      />
      {isSaid ? (
        <p id={chosenId} className="pt-1 text-small text-ink-soft wrap-anywhere">
          {known}
        </p>
      ) : (
        <Namesakes
          namesakes={suggestions.namesakes}
          typed={donorName}
          isAsked={line.isAsked}
          onChoose={suggestions.choose}
          onWriteNew={onWriteNew}
        />
      )}
      <DonorSuggestions id={list} typed={donorName} method={method} suggestions={suggestions} />
    </div>
  )
}

/** A line to type into. Enter in any of its fields writes it. */
export const TypedLine = ({
  line,
  number,
  said,
  sentAs,
  onSendAsAll,
  onType,
  onWho,
  onOwn,
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
  /** Has the line say its own, beginning with what is said of all, or no more. */
  const turnOwn = (): void => {
    flushSync(() => onOwn(line.own === null ? said : null))
    const [day] = document.getElementsByName(ownName(line, 'receivedAt'))
    ;(day ?? document.getElementById(fieldId(line, 'amount')))?.focus()
  }
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
          const isOwn = isOwnKey(event)
          if (!isOwn && !isNewDonorKey(event)) return
          event.preventDefault()
          if (isOwn) turnOwn()
          else onWriteNew()
        }}
        className={lineGrid}
      >
        <span aria-hidden="true" className="font-semibold max-table:sr-only">
          {number}
        </span>
        <LineField {...field} name="amount" label={`${t('addGifts.amount')}, ₾`} />
        <DonorField
          {...field}
          method={said.method}
          onWho={onWho}
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
        <div className="flex items-center gap-2 max-table:mt-1">
          <button
            type="submit"
            aria-label={t('addGifts.write', { number })}
            className={buttonClass('primary', 'small')}
          >
            <Check aria-hidden="true" className="size-4.5" />
          </button>
          <button
            type="button"
            aria-expanded={line.own !== null}
            aria-keyshortcuts="Alt+D"
            aria-label={t('addGifts.own.of', { number })}
            title={t('addGifts.own.text')}
            onClick={turnOwn}
            className="grid size-11 place-items-center rounded-field hover:bg-forest-100"
          >
            <SlidersHorizontal aria-hidden="true" className="size-4.5" />
          </button>
        </div>
        {line.own && <OwnGiven line={line} number={number} own={line.own} onChange={onOwn} />}
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
