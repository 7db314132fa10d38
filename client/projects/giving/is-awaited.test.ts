import { expect, test } from 'vitest'
import { isAwaited } from './is-awaited.ts'

const once = { monthlyState: null, monthlyEnd: null, nextChargeAt: null } as const
const paidMonthly = { state: 'confirmed', way: 'stripe', ...once, monthlyState: 'active' } as const

test('the page of a gift looks again by itself until a card payment is told', () => {
  expect(isAwaited({ state: 'pledged', way: 'bog', ...once })).toBe(true)
  expect(isAwaited({ state: 'confirmed', way: 'bog', ...once })).toBe(false)
  expect(isAwaited({ state: 'pledged', way: 'transfer', ...once })).toBe(false)
})

test('the page of a monthly gift that was just paid looks again until the day of the next charge is told', () => {
  expect(isAwaited(paidMonthly)).toBe(true)
  expect(isAwaited({ ...paidMonthly, nextChargeAt: '2026-12-28T09:00:00.000Z' })).toBe(false)
})

test('the page of a monthly gift that is to end, or whose card is declined, waits for no such day', () => {
  expect(isAwaited({ ...paidMonthly, monthlyEnd: 'donor' })).toBe(false)
  expect(isAwaited({ ...paidMonthly, monthlyState: 'failing' })).toBe(false)
  expect(isAwaited({ ...paidMonthly, monthlyState: 'ended', monthlyEnd: 'team' })).toBe(false)
})
