import type { NewDonation } from '../../../schema/donations.ts'

/** Gifts that were recorded one after another, without leaving the form. */
export interface GiftSeries {
  count: number
  /** Of all of them, in lari. */
  sum: number
  last: Pick<NewDonation, 'amount' | 'donorName'>
}

/** A series with one more gift; to the tetri, however many there are. */
export const withGift = (series: GiftSeries | null, last: GiftSeries['last']): GiftSeries => ({
  count: (series?.count ?? 0) + 1,
  sum: Math.round(((series?.sum ?? 0) + last.amount) * 100) / 100,
  last,
})
