import { describe, expect, test } from 'vitest'
import { amountIn } from './row-amount.ts'

describe('what a row of a bank’s file says came', () => {
  test('is written in lari', () => {
    expect(amountIn({ amount: 50, why: null }, 'en')).toBe('₾50')
    expect(amountIn({ amount: 50, why: 'outgoing' }, 'en')).toBe('₾50')
  })

  test('is no sum of lari in another currency', () => {
    expect(amountIn({ amount: 50, why: 'currency' }, 'en')).toBe('50')
  })

  test('is nothing where no amount can be read', () => {
    expect(amountIn({ amount: null, why: null }, 'ka')).toBe('')
  })
})
