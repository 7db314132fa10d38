import { expect, test } from 'vitest'
import { isDonationAmount } from './donation-amount.ts'

test.each(['1', '25', '1.5', '12,50', '100.25', '8 450,50', '₾ 20', '20 ₾'])(
  '%s can be given in either language',
  (typed) => {
    expect(isDonationAmount(typed, 'en')).toBe(true)
    expect(isDonationAmount(typed, 'ka')).toBe(true)
  },
)

test.each(['', ' ', '0', '0.5', '0,99', '-5', 'ten', 'Infinity', '1e3', '1e999', '0x10', '1.500'])(
  '"%s" cannot be given in either',
  (typed) => {
    expect(isDonationAmount(typed, 'en')).toBe(false)
    expect(isDonationAmount(typed, 'ka')).toBe(false)
  },
)
