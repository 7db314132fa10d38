import { expect, test } from 'vitest'
import { isDonationAmount } from './donation-amount.ts'

test.each(['1', '25', '0.5', '100.25'])('%s can be given', (typed) => {
  expect(isDonationAmount(typed)).toBe(true)
})

test.each(['', ' ', '0', '-5', 'ten', 'Infinity', '1e999'])('"%s" cannot be given', (typed) => {
  expect(isDonationAmount(typed)).toBe(false)
})
