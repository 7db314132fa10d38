import type { Receipt } from '../../../schema/receipts.ts'

/** Draws the paper. What writes a PDF is large, and no start waits for it. */
export const drawReceipt = async (receipt: Receipt): Promise<Buffer> =>
  (await import('./receipt-paper.ts')).receiptPaper(receipt)
