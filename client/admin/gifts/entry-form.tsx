import { CircleAlert } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { earliestGift } from '../../../schema/limits.ts'
import type { GiftFragment } from '../../generated/admin-operations.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { type EntryKind, type EntryTexts, entryNames } from './entry-fields.ts'
import { MethodField } from './method-field.tsx'
import { Namesakes } from './namesakes.tsx'
import { ProjectField } from './project-field.tsx'
import type { EntryFormState } from './use-entry-form.ts'

interface EntryFormProps {
  kind: EntryKind
  gift: GiftFragment
  state: EntryFormState
}

type TypedName = Exclude<keyof EntryTexts, 'method' | 'anonymous' | 'projectId'>

/** What is to be written of a gift, and why. */
export const EntryForm = ({ kind, gift, state: { form, failure, who } }: EntryFormProps) => {
  const { t } = useTranslation('admin')
  const { submit, isSending, field, watch, setValue } = form
  const label = (name: keyof EntryTexts): string =>
    name === 'amount' ? `${t('gifts.fields.amount')}, ₾` : t(`gifts.fields.${name}`)
  const text = (name: TypedName) => ({ ...field(name), label: label(name) })

  /** Like every field it stays what it is while the entry is on its way. */
  const whileTyped =
    <Value,>(choose: (value: Value) => void) =>
    (value: Value): void => {
      if (!isSending) choose(value)
    }

  // What counts now is corrected; what has gone back is not part of it.
  const { amount, refunded } = gift
  const correctHint = refunded > 0 ? t('gifts.correctHint', { refunded }) : undefined
  const amountHint = kind === 'refund' ? t('gifts.refundHint', { amount }) : correctHint

  const { error: _, ...anonymous } = field('anonymous')
  const sends = useRef<HTMLButtonElement>(null)
  return (
    <Form onSubmit={submit} className="mt-5 grid gap-4.5">
      {entryNames[kind].includes('amount') && (
        <Field {...text('amount')} hint={amountHint} inputMode="decimal" required autoComplete="off" />
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
          <div className="min-w-0">
            <Field {...text('donorName')} autoComplete="off" />
            <Namesakes
              namesakes={who.namesakes}
              typed={who.typedName}
              isAsked={who.namesakes.length > 0}
              onChoose={who.chooseDonor}
              onWriteNew={() => {
                who.sayNew()
                sends.current?.form?.requestSubmit()
              }}
            />
          </div>
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
        <button ref={sends} type="submit" aria-disabled={isSending} className={buttonClass('primary')}>
          {isSending ? t('gifts.sending') : t(`gifts.${kind}.send`)}
        </button>
        <Dialog.Close className={buttonClass('secondary')}>{t('gifts.cancel')}</Dialog.Close>
      </div>
    </Form>
  )
}
