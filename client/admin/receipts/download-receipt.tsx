import { useTranslation } from 'react-i18next'
import { receiptFile } from '../../../schema/gift-page.ts'
import type { ReceiptLineFragment } from '../../generated/admin-operations.ts'
import { DownloadFile } from './download-file.tsx'

/** Has the browser keep a receipt as a PDF. */
export const DownloadReceipt = ({
  receipt: { number, pdfPath },
}: {
  receipt: Pick<ReceiptLineFragment, 'number' | 'pdfPath'>
}) => {
  const { t } = useTranslation('admin')
  const texts = {
    press: t('receipts.pdf'),
    named: t('receipts.pdfNamed', { number }),
    failed: t('receipts.pdfFailed', { number }),
  }
  return <DownloadFile name={receiptFile(number)} path={pdfPath} texts={texts} />
}
