import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ReceiptLineFragment, useSendReceiptMutation } from '../../generated/admin-operations.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toasts.ts'
import { useLetterDelivery } from '../letters/use-letter-delivery.ts'
import { useMay } from '../use-may.ts'

interface SendReceiptProps {
  receipt: Pick<ReceiptLineFragment, 'id' | 'number' | 'donorEmail' | 'sentAt'>
}

/** Sends a receipt to its donor by letter, where there is an address and the site writes letters; asks before. */
export const SendReceipt = ({ receipt: { id, number, donorEmail, sentAt } }: SendReceiptProps) => {
  const { t } = useTranslation('admin')
  const may = useMay()
  const problemText = useProblemText()
  const delivery = useLetterDelivery() ?? 'off'
  const [isAsked, setAsked] = useState(false)
  const [sendReceipt] = useSendReceiptMutation({ variables: { id } })
  const send = useSingleFlight(async () => {
    try {
      await sendReceipt()
      toast.success(t('receipts.send.done', { number, email: donorEmail }))
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(problemText(error))
    }
  })
  if (donorEmail === null || delivery === 'off' || !may('gifts:write')) return null
  return (
    <>
      <button
        type="button"
        aria-label={t('receipts.send.pressNamed', { number })}
        onClick={() => setAsked(true)}
        className="text-link inline-flex min-h-8 items-center gap-1.5 whitespace-nowrap"
      >
        <Send aria-hidden="true" className="size-4 shrink-0" />
        {t('receipts.send.press')}
      </button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('receipts.send.question', { number })}
        text={t(sentAt === null ? 'receipts.send.first' : 'receipts.send.again', { email: donorEmail })}
        cancel={t('receipts.send.leave')}
        confirm={t('receipts.send.confirm')}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void send()
        }}
      />
    </>
  )
}
