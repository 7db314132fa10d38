import { test as base, describe, expect } from 'vitest'
import { createWaitingLine } from './waiting-line.ts'

const test = base
  .extend('time', () => ({ now: 0 }))
  .extend('line', ({ time }) => createWaitingLine(() => time.now))

const limit = { always: 8, seconds: 1 }

describe('the line of those who wait for an answer', () => {
  test('is never too long for a few', ({ line }) => {
    for (let joined = 0; joined < 8; joined += 1) {
      expect(line.isLongerThan(limit)).toBe(false)
      line.join()
    }
    expect(line.isLongerThan(limit)).toBe(true)
  })

  test('may be as long as it is worked off in the time', ({ line, time }) => {
    for (let made = 0; made < 2000; made += 1) line.join()()
    time.now = 1000
    for (let joined = 0; joined < 1999; joined += 1) line.join()
    expect(line.isLongerThan(limit)).toBe(false)
    line.join()
    expect(line.isLongerThan(limit)).toBe(true)
    expect(line.isLongerThan({ ...limit, seconds: 5 })).toBe(false)
  })

  test('is as fast as it was lately, not as it once was', ({ line, time }) => {
    for (let made = 0; made < 2000; made += 1) line.join()()
    time.now = 60_000
    for (let joined = 0; joined < 100; joined += 1) line.join()
    expect(line.isLongerThan(limit)).toBe(true)
  })

  test('is left once', ({ line }) => {
    const [leave] = Array.from({ length: 9 }, () => line.join())
    leave?.()
    leave?.()
    expect(line.isLongerThan(limit)).toBe(true)
  })
})
