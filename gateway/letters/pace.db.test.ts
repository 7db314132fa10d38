import { describe, expect } from 'vitest'
import { test } from '../../tests/support/database.ts'
import { takeTurn } from './pace.ts'

const minute = 60_000

describe('the pace of letters to many', () => {
  test('is one for all gateways: whoever asks next waits for the turn after', async ({ manager }) => {
    const waits = [await takeTurn(manager, 1), await takeTurn(manager, 1), await takeTurn(manager, 1)]
    expect(waits.map((wait) => Math.ceil(wait / minute))).toEqual([0, 1, 2])
  })

  test('is made up for by nobody who comes late', async ({ manager }) => {
    await takeTurn(manager, 1)
    await manager.query(`update letter_pace set next_at = now() - interval '1 hour'`)
    expect(await takeTurn(manager, 1)).toBe(0)
    expect(await takeTurn(manager, 1)).toBeGreaterThan(0)
  })

  test('is not held up by a clock that was wrong for a moment', async ({ manager }) => {
    await takeTurn(manager, 1)
    await manager.query(`update letter_pace set next_at = now() + interval '30 days'`)
    expect(await takeTurn(manager, 1)).toBe(0)
  })
})
