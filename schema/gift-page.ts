/** Where whoever has promised a gift finds it again; what opens it stands behind the `#`. */
export const giftPath = '/gift'

/** In its address: whoever was to pay on a page of somebody else has left that without paying. */
export const leftUnpaid = 'unpaid'

/** Where the receipt of what came of it is had as a PDF, by the same. */
export const ownReceiptPath = '/api/giving/pledge/receipt.pdf'

/** What a receipt is called as a file. */
export const receiptFile = (number: string): string => `receipt-${number}.pdf`
