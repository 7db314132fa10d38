import { expect, test } from 'vitest'
import { outcomeOf } from './issue-outcome.ts'

const sent = { state: 'sent', failed: 0, doubtful: 0, waiting: 0 } as const

test('an issue has gone to every reader only where each letter was taken', () => {
  expect(outcomeOf(sent)).toBe('sent')
  expect(outcomeOf({ ...sent, failed: 2 })).toBe('someLack')
  expect(outcomeOf({ ...sent, doubtful: 1 })).toBe('someLack')
})

test('an issue of which some letters wait says so first, whatever has failed', () => {
  expect(outcomeOf({ ...sent, failed: 2, waiting: 4 })).toBe('someWait')
})

test('an issue that is not over is as it stands', () => {
  expect(outcomeOf({ ...sent, state: 'paused', failed: 2 })).toBe('paused')
  expect(outcomeOf({ ...sent, state: 'ended', failed: 2 })).toBe('ended')
})
