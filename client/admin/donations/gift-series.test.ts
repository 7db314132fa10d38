import { expect, test } from 'vitest'
import { type GiftSeries, withGift } from './gift-series.ts'

test('gifts in a row are counted, and summed to the tetri', () => {
  let series: GiftSeries | null = null
  for (const amount of [0.1, 0.2, 1250.55]) series = withGift(series, { amount, donorName: 'Nino' })
  expect(series).toEqual({ count: 3, sum: 1250.85, last: { amount: 1250.55, donorName: 'Nino' } })
})
