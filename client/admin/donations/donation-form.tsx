import { CircleAlert, CircleCheck } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { earliestGift } from '../../../schema/limits.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { KnownReference } from '../gifts/known-reference.tsx'
import { MethodField } from '../gifts/method-field.tsx'
import { Namesakes } from '../gifts/namesakes.tsx'
import type { GiftSeries } from './gift-series.ts'
import { andAnother, type DonationFormProps, useDonationForm } from './use-donation-form.ts'

/** What was recorded last, and how much so far. It stands there before it says anything, so that it is heard. */
const SoFar = ({ series }: { series: GiftSeries | null }) => {
  const { t } = useTranslation('admin')
  return (
    <p role="status" className="text-small">
      {series && (
        <span className="mt-5 flex items-start gap-2.5 rounded-field bg-forest-100 px-4 py-3 wrap-anywhere">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-forest-700" />
          {t('donations.soFar', {
            amount: series.last.amount,
            name: series.last.donorName ?? t('projects.anonymous'),
            gifts: series.count,
            sum: series.sum,
          })}
        </span>
      )}
    </p>
  )
}

interface RecordButtonsProps {
  /** Whether a gift was recorded here already. */
  isSeries: boolean
  isSending: boolean
}

/** Enter, in whichever field, presses the first: who has asked for another gift once goes on to the next with it. */
const RecordButtons = ({ isSeries, isSending }: RecordButtonsProps) => {
  const { t } = useTranslation('admin')
  const once = { text: t('donations.submit'), value: undefined }
  const another = { text: t('donations.submitAnother'), value: andAnother }
  const [first, second] = isSeries ? [another, once] : [once, another]
  return (
    <>
      <button type="submit" value={first.value} aria-disabled={isSending} className={buttonClass('primary')}>
        {isSending ? t('donations.recording') : first.text}
      </button>
      <button
        type="submit"
        value={second.value}
        aria-disabled={isSending}
        className={buttonClass('secondary')}
      >
        {second.text}
      </button>
    </>
  )
}

/** A gift received by bank or in cash. */
export const DonationForm = (props: DonationFormProps) => {
  const { t } = useTranslation('admin')
  const {
    submit,
    isSending,
    failure,
    field,
    known,
    leaveReference,
    who,
    method,
    chooseMethod,
    series,
    isRestored,
  } = useDonationForm(props)
  const { error: _, ...anonymous } = field('anonymous')
  const reference = field('reference')
  const isSeries = series !== null
  /** By which button it was sent: so it is sent again once it is said who gives. */
  const sentBy = useRef<HTMLElement | null>(null)
  return (
    <>
      <SoFar series={series} />
      <Form
        onSubmit={(event) => {
          sentBy.current = event.nativeEvent.submitter
          submit(event)
        }}
        className="mt-5 grid items-start gap-x-5 gap-y-4.5 sm:grid-cols-2"
      >
        {isRestored && (
          <p className="rounded-field border border-line bg-ochre-300/40 px-4 py-3 text-small sm:col-span-2">
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
        <div className="min-w-0">
          <Field
            {...field('donorName')}
            label={t('donations.donorName')}
            hint={t('donations.donorNameHint')}
            autoComplete="off"
          />
          <Namesakes
            namesakes={who.namesakes}
            typed={who.typedName}
            isAsked={who.namesakes.length > 0}
            onChoose={who.chooseDonor}
            onWriteNew={() => {
              who.sayNew()
              sentBy.current?.closest('form')?.requestSubmit(sentBy.current)
            }}
          />
        </div>
        <label className="flex min-h-8 items-center gap-3 font-semibold sm:col-span-2">
          <input {...anonymous} type="checkbox" className="size-5.5 shrink-0 accent-forest-800" />
          {t('donations.anonymous')}
        </label>
        <div className="min-w-0">
          <Field
            {...reference}
            label={t('donations.reference')}
            hint={t('donations.referenceHint')}
            autoComplete="off"
            spellCheck={false}
            onBlur={(event) => {
              leaveReference()
              return reference.onBlur(event)
            }}
          />
          <KnownReference known={known} isAsked />
        </div>
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
        <MethodField value={method} onChoose={chooseMethod} />
        <div role="alert" className="empty:hidden sm:col-span-2">
          {failure !== null && (
            <p className="flex items-start gap-2.5 rounded-field border-[1.5px] border-error bg-error-soft px-4 py-3 text-small text-error">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              {failure}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <RecordButtons isSeries={isSeries} isSending={isSending} />
          <Dialog.Close className={buttonClass('secondary')}>
            {t(isSeries ? 'donations.done' : 'donations.cancel')}
          </Dialog.Close>
        </div>
      </Form>
    </>
  )
}
