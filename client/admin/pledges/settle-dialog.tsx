import { CircleAlert } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { earliestGift } from '../../../schema/limits.ts'
import type { PledgeFactsFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { formatDay } from '../../lib/format-date.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { DialogPanel } from '../../ui/dialog-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { listStatusId } from '../list/list-view.tsx'
import { isBeforePromise, type Settling } from './settling-fields.ts'
import { useSettlingForm } from './use-settling-form.ts'

interface SettleProps {
  how: Settling
  pledge: PledgeFactsFragment
  onConflict: () => Promise<unknown>
}

const SettlingForm = ({ onDone, ...settling }: SettleProps & { onDone: () => void }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { form, failure } = useSettlingForm({ ...settling, onDone })
  const { submit, isSending, field } = form
  const { how, pledge } = settling
  return (
    <Form onSubmit={submit} className="mt-5 grid gap-4.5">
      {how === 'confirm' ? (
        <>
          <Field
            {...field('amount')}
            label={`${t('pledges.fields.amount')}, ₾`}
            hint={t('pledges.promisedHint', { amount: pledge.amount })}
            inputMode="decimal"
            required
            autoComplete="off"
          />
          <Field
            {...field('receivedAt')}
            label={t('pledges.fields.receivedAt')}
            type="date"
            required
            min={earliestGift}
            max={dayAtCharity(new Date())}
            notice={
              isBeforePromise(form.watch('receivedAt'), pledge)
                ? t('pledges.beforePromise', {
                    day: formatDay(dayAtCharity(new Date(pledge.createdAt)), locale),
                  })
                : undefined
            }
          />
          <Field
            {...field('reference')}
            label={t('pledges.fields.reference')}
            hint={t('pledges.referenceHint')}
            autoComplete="off"
            spellCheck={false}
          />
        </>
      ) : (
        <TextArea
          {...field('reason')}
          label={t('pledges.fields.reason')}
          hint={t('pledges.reasonHint')}
          required
        />
      )}
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
          {isSending ? t('pledges.sending') : t(`pledges.${how}.send`)}
        </button>
        <Dialog.Close className={buttonClass('secondary')}>{t('pledges.cancel')}</Dialog.Close>
      </div>
    </Form>
  )
}

/** Where whoever has settled a pledge goes on, as the button is gone with that: at the number of the list, or the heading. */
const goOn = (): void => {
  const landing = document.getElementById(listStatusId) ?? document.querySelector<HTMLElement>('main h1')
  if (!landing) return
  if (landing.tabIndex < 0) landing.tabIndex = -1
  landing.focus({ preventScroll: true })
}

/** A button that opens what can be said of a pledge. */
export const SettleDialog = ({
  isMain = false,
  isNamed = false,
  ...settling
}: SettleProps & { isMain?: boolean; isNamed?: boolean }) => {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  /** Then the button is gone, or goes in a moment. */
  const isDone = useRef(false)
  const { how, pledge } = settling
  const { code, state } = pledge
  const onDone = (): void => {
    isDone.current = true
    setOpen(false)
  }
  const isOnce = how === 'confirm' && pledge.monthlyState === 'pending'
  const intro = how === 'await' && state === 'confirmed' ? 'voids' : isOnce ? 'once' : how
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger
        aria-label={isNamed ? t('pledges.settleNamed', { act: t(`pledges.${how}.open`), code }) : undefined}
        className={buttonClass(isMain ? 'primary' : 'secondary', 'small')}
      >
        {t(`pledges.${how}.open`)}
      </Dialog.Trigger>
      <DialogPanel
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          if (!isDone.current) return
          isDone.current = false
          event.preventDefault()
          goOn()
        }}
        className="inset-x-3 top-[4vh] max-h-[92vh] max-w-130"
      >
        <Dialog.Title className="text-h3 text-title">
          {t('pledges.settleNamed', { act: t(`pledges.${how}.title`), code })}
        </Dialog.Title>
        <Dialog.Description className="mt-1.5 text-ink-soft">
          {t(`pledges.intros.${intro}`)}
        </Dialog.Description>
        <SettlingForm {...settling} onDone={onDone} />
      </DialogPanel>
    </Dialog.Root>
  )
}
