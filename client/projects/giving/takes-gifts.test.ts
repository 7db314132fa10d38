import { expect, test } from 'vitest'
import { takesGifts } from './takes-gifts.ts'

/** Past midnight in Tbilisi, where it is the second already. */
const now = new Date('2026-12-01T21:00:00Z')

const project = { archivedAt: null, startDate: null, endDate: null }

test.each([
  ['without days', {}, true],
  ['on its first day', { startDate: '2026-12-02' }, true],
  ['before it', { startDate: '2026-12-03' }, false],
  ['on its last day', { endDate: '2026-12-02' }, true],
  ['after it', { endDate: '2026-12-01' }, false],
  ['once the team has ended it', { archivedAt: '2026-11-01T00:00:00Z', endDate: '2026-12-31' }, false],
])('a project %s', (_when, days, expected) => {
  expect(takesGifts({ ...project, ...days }, now)).toBe(expected)
})
