import { expect, test } from 'vitest'
import { dayOf } from '../gateway/core/today.ts'
import { isCalledOff } from './event-off.ts'

const isOff = (date: string | null, archivedAt: string | null): boolean =>
  isCalledOff({ date, archivedAt }, dayOf)

test('an event is off that was ended before its day was over in Tbilisi, or without a day', () => {
  expect(isOff('2026-05-04', '2026-05-01T09:00:00Z')).toBe(true)
  expect(isOff('2026-05-04', '2026-05-04T19:59:59Z')).toBe(true)
  expect(isOff(null, '2026-05-01T09:00:00Z')).toBe(true)
})

test('it is not where it was ended after it took place, or not at all', () => {
  expect(isOff('2026-05-04', '2026-05-04T20:00:00Z')).toBe(false)
  expect(isOff('2026-05-04', null)).toBe(false)
})
