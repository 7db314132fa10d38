import { CircleAlert } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newKey } from 'uuid'
import { earliestGift } from '../../../schema/limits.ts'
import type { GiftFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { isUncertain, problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useKeptTexts } from '../../lib/use-kept-texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toasts.ts'
import { useCheckedForm } from '../../ui/use-checked-form.ts'
import {
  checkEntry,
  type EntryInput,
  type EntryKind,
  type EntryTexts,
  entryNames,
  entryTexts,
} from './entry-fields.ts'
import { MethodField } from './method-field.tsx'
import { methodOf } from './method-of.ts'
import { ProjectField } from './project-field.tsx'
import { useEntry } from './use-entry.ts'

interface EntryFormProps {
  kind: EntryKind
  gift: GiftFragment
  /** Reads the gift again where somebody else has changed it. */
  onConflict: () => void
  onDone: () => void
}

type TypedName = Exclude<keyof EntryTexts, 'method' | 'anonymous' | 'projectId'>

/** Whether it corrects nothing, and only says why. */
const isEmpty = (input: EntryInput): boolean => Object.keys(input).every((name) => name === 'reason')

/** What is to be written of a gift, and why. */
export const EntryForm = ({ kind, gift, onConflict, onDone }: EntryFormProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const problemText = useProblemText()
  const add = useEntry(kind, gift.id)
  const key = useRef(newKey())
  const [failure, setFailure] = useState<string | null>(null)
  const stands = entryTexts(gift, locale)
  const [start] = useState(stands)
  const label = (name: keyof EntryTexts): string =>
    name === 'amount' ? `${t('gifts.fields.amount')}, ₾` : t(`gifts.fields.${name}`)

  const form = useCheckedForm<EntryTexts, EntryInput>({
    names: entryNames[kind],
    labelOf: (name) => t(`gifts.fields.${name}`),
    defaultValues: start,
    check: (texts) => checkEntry(kind, texts, start, locale),
    isCheckedTogether: true,
    send: async (input) => {
      if (kind === 'correct' && isEmpty(input)) return setFailure(t('gifts.unchanged'))
      setFailure(null)
      await add({ ...input, version: gift.version }, key.current)
      toast.success(t(`gifts.${kind}.done`))
      onDone()
    },
    onFailed: (error, isSaidAtFields) => {
      if (isSaidAtFields || isSessionEnd(error)) return
      if (isUncertain(error)) return setFailure(t('gifts.unknown'))
      key.current = newKey()
      if (problemOf(error)?.code !== 'edit_conflict') return setFailure(problemText(error))
      setFailure(t('gifts.conflict'))
      onConflict()
    },
  })
  const { submit, isSending, field, watch, setValue, getValues } = form

  const kept = useKeptTexts({
    place: `gift ${gift.id} ${kind}`,
    names: entryNames[kind],
    read: (name) => String(getValues(name)),
    isTouched: (name) => getValues(name) !== start[name],
  })
  const giveBack = useEffectEvent(() => {
    for (const name of entryNames[kind]) {
      const given = kept(name)
      if (given === undefined) continue
      if (name === 'anonymous') setValue(name, given === 'true')
      else if (name === 'method') setValue(name, methodOf(given))
      else setValue(name, given)
    }
  })
  useEffect(() => giveBack(), [])
  const text = (name: TypedName) => ({ ...field(name), label: label(name) })

  /** Like every field it stays what it is while the entry is on its way. */
  const whileTyped =
    <Value,>(choose: (value: Value) => void) =>
    (value: Value): void => {
      if (!isSending) choose(value)
    }

  const { error: _, ...anonymous } = field('anonymous')
  return (
    <Form onSubmit={submit} className="mt-5 grid gap-4.5">
      {entryNames[kind].includes('amount') && (
        <Field
          {...text('amount')}
          hint={kind === 'refund' ? t('gifts.refundHint', { amount: gift.amount }) : undefined}
          inputMode="decimal"
          required
          autoComplete="off"
        />
      )}
      {kind === 'correct' && (
        <>
          <Field
            {...text('receivedAt')}
            type="date"
            required
            min={earliestGift}
            max={dayAtCharity(new Date())}
          />
          <MethodField
            value={watch('method')}
            onChoose={whileTyped((method) => setValue('method', method))}
          />
          <Field {...text('reference')} autoComplete="off" spellCheck={false} />
          <Field {...text('donorName')} autoComplete="off" />
          <label className="flex min-h-8 items-center gap-3 font-semibold">
            <input {...anonymous} type="checkbox" className="size-5.5 shrink-0 accent-forest-800" />
            {t('gifts.fields.anonymous')}
          </label>
          <Field {...text('donorEmail')} type="email" autoComplete="off" spellCheck={false} />
          <ProjectField
            gift={gift}
            value={watch('projectId')}
            onChoose={whileTyped((projectId) => setValue('projectId', projectId))}
          />
        </>
      )}
      <TextArea {...text('reason')} hint={t('gifts.reasonHint')} required />
      <div role="alert" className="empty:hidden">
        {failure !== null && (
          <p className="flex items-start gap-2.5 rounded-field border-[1.5px] border-error bg-error-soft px-4 py-3 text-small text-error">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {failure}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-disabled={isSending} className={buttonClass('primary')}>
          {isSending ? t('gifts.sending') : t(`gifts.${kind}.send`)}
        </button>
        <Dialog.Close className={buttonClass('secondary')}>{t('gifts.cancel')}</Dialog.Close>
      </div>
    </Form>
  )
}
