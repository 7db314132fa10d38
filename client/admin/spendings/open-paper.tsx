import { Download } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../lib/save-file.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { toast } from '../../ui/toasts.ts'
import { fetchPaper } from '../receipts/fetch-paper.ts'

/** Has the browser keep a receipt, also one that nobody else is shown. */
export const OpenPaper = ({ path, purpose }: { path: string; purpose: string }) => {
  const { t } = useTranslation('admin')
  const open = useSingleFlight(async (_press: SyntheticEvent): Promise<void> => {
    try {
      const paper = await fetchPaper(path)
      saveFile(paper.type === 'application/pdf' ? 'receipt.pdf' : 'receipt.webp', paper)
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(t('spendings.receiptFailed'))
    }
  })
  return (
    <button
      type="button"
      aria-label={t('spendings.receiptNamed', { purpose })}
      onClick={open}
      className="text-link inline-flex min-h-8 items-center gap-1.5"
    >
      <Download aria-hidden="true" className="size-4 shrink-0" />
      {t('spendings.receipt')}
    </button>
  )
}
