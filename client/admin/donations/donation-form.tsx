import { CircleAlert } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { earliestGift } from '../../../schema/limits.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import type { GiftDrafts } from './gift-drafts.ts'
import { useDonationForm } from './use-donation-form.ts'

interface DonationFormProps {
  projectId: string
  drafts: GiftDrafts
  onRecorded: () => void
}

/** A gift received by bank or in cash. */
export const DonationForm = ({ projectId, drafts, onRecorded }: DonationFormProps) => {
  const { t } = useTranslation('admin')
  const { submit, isSending, failure, field, isRestored } = useDonationForm(projectId, drafts, onRecorded)
  const { error: _, ...anonymous } = field('anonymous')
  return (
    <Form onSubmit={submit} className="mt-5 grid gap-4.5">
      {isRestored && (
        <p className="rounded-field border border-line bg-ochre-300/40 px-4 py-3 text-small">
          {t('form.restored')}
        </p>
      )}
      <Field
        {...field('amount')}
        label={`${t('donations.amount')}, ₾`}
        inputMode="decimal"
        required
        autoComplete="off"
      />
      <Field
        {...field('donorName')}
        label={t('donations.donorName')}
        hint={t('donations.donorNameHint')}
        autoComplete="off"
      />
      <label className="flex min-h-8 items-center gap-3 font-semibold">
        <input {...anonymous} type="checkbox" className="size-5.5 shrink-0 accent-forest-800" />
        {t('donations.anonymous')}
      </label>
      <Field
        {...field('donorEmail')}
        label={t('donations.donorEmail')}
        hint={t('donations.donorEmailHint')}
        type="email"
        autoComplete="off"
        spellCheck={false}
      />
      <Field
        {...field('receivedAt')}
        label={t('donations.receivedAt')}
        hint={t('donations.receivedAtHint')}
        type="date"
        min={earliestGift}
        max={dayAtCharity(new Date())}
      />
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
          {t(isSending ? 'donations.recording' : 'donations.submit')}
        </button>
        <Dialog.Close className={buttonClass('secondary')}>{t('donations.cancel')}</Dialog.Close>
      </div>
    </Form>
  )
}
