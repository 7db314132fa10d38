import { useTranslation } from 'react-i18next'
import {
  type ReceiptLineFragment,
  useIssueReceiptMutation,
  useReplaceReceiptMutation,
} from '../../generated/admin-operations.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { toast } from '../../ui/toasts.ts'
import { evictQueries } from '../evict-queries.ts'

const write = { update: evictQueries('receipts', 'donationReceipts') }

/** What a receipt is issued of, or the one in whose place another is issued. */
type Wanted = { entry: number | null } | { replaced: string }

/**
 * Issues receipts of a gift: whoever asks twice is answered the same one, so an answer that was lost does no harm. Nothing of
 * it is taken back, as its number is told; `onIssued` follows.
 */
export const useIssueReceipt = (donationId: string, onIssued: () => void) => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const [issue] = useIssueReceiptMutation(write)
  const [replace] = useReplaceReceiptMutation(write)
  const ask = async (wanted: Wanted): Promise<ReceiptLineFragment | null | undefined> => {
    if ('replaced' in wanted)
      return unmask((await replace({ variables: { id: wanted.replaced } })).data?.replaceReceipt)
    return unmask((await issue({ variables: { donationId, entry: wanted.entry } })).data?.issueReceipt)
  }
  return useSingleFlight(async (wanted: Wanted): Promise<void> => {
    try {
      const issued = await ask(wanted)
      if (!issued) return
      toast.success(t('receipts.issued', { number: issued.number }))
      onIssued()
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(problemText(error))
    }
  })
}
