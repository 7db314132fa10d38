import { Download } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { ownReceiptPath, receiptFile } from '../../../schema/gift-page.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { toast } from '../../ui/toasts.ts'
import { useGiftTexts } from './use-giving-texts.ts'

const fetchReceipt = async (token: string): Promise<Blob> => {
  const response = await fetch(ownReceiptPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    cache: 'no-store',
  })
  if (!response.ok) throw new Error(`the receipt was answered with ${response.status}`)
  return response.blob()
}

interface OwnReceiptProps {
  number: string
  /** What opens the page of the gift. */
  token: string
}

/** Has the browser keep the receipt of a gift, for whoever has its link. */
export const OwnReceipt = ({ number, token }: OwnReceiptProps) => {
  const { receipt: texts } = useGiftTexts()
  const [isLoading, setLoading] = useState(false)
  const download = useSingleFlight(async (_press: SyntheticEvent): Promise<void> => {
    setLoading(true)
    try {
      saveFile(receiptFile(number), await fetchReceipt(token))
    } catch {
      toast.error(texts.failed)
    } finally {
      setLoading(false)
    }
  })
  return (
    <button
      type="button"
      aria-disabled={isLoading}
      onClick={download}
      className={`${buttonClass('primary')} mt-5 w-full print:hidden`}
    >
      <Download aria-hidden="true" className="size-5" />
      {texts.download}
    </button>
  )
}
