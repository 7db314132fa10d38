import { describe, expect, it } from 'vitest'
import { createTestClock } from '../../tests/support/clock.ts'
import { Problem, rateLimited } from '../core/problem.ts'
import { createRememberedRefusals, withMemory } from './remembered-refusals.ts'

const remembering = () => {
  const clock = createTestClock()
  const kept = new Map<string, { text: string; until: number }>()
  const now = () => clock.now().getTime()
  const refusals = createRememberedRefusals(
    {
      read: async (keys) =>
        keys.map((key) => {
          const found = kept.get(key)
          return found && found.until > now() ? found.text : null
        }),
      keep: (key, text, milliseconds) => kept.set(key, { text, until: now() + milliseconds }),
    },
    clock,
  )
  return { clock, refusals }
}

/** Lets so many through, and then says when to come again. */
const limitOf = (most: number, waitSeconds: number) => {
  const asked: string[] = []
  return {
    asked,
    take: async (key: string) => {
      asked.push(key)
      if (asked.length > most) throw rateLimited(waitSeconds * 1000)
    },
  }
}

const waitOf = async (work: Promise<unknown>): Promise<number | undefined> => {
  const refusal = await work.catch((error: unknown) => error)
  return refusal instanceof Problem ? refusal.retryAfter : undefined
}

describe('a refusal', () => {
  it('is given again without counting, with what is left of the wait', async () => {
    const { clock, refusals } = remembering()
    const counting = limitOf(1, 60)
    const limit = withMemory(counting, 'letters', refusals)
    await limit.take('one')
    expect(await waitOf(limit.take('one'))).toBe(60)
    clock.advance({ seconds: 3 })
    expect(await waitOf(limit.take('one'))).toBe(57)
    expect(counting.asked).toHaveLength(2)
  })

  it('is asked for anew before long, in case somebody was let in meanwhile', async () => {
    const { clock, refusals } = remembering()
    const counting = limitOf(0, 900)
    const limit = withMemory(counting, 'letters', refusals)
    await waitOf(limit.take('one'))
    clock.advance({ seconds: 6 })
    await waitOf(limit.take('one'))
    expect(counting.asked).toHaveLength(2)
  })

  it('is nobody else’s, and no other limit’s', async () => {
    const { refusals } = remembering()
    await waitOf(withMemory(limitOf(0, 60), 'letters', refusals).take('one'))
    await withMemory(limitOf(1, 60), 'letters', refusals).take('two')
    await withMemory(limitOf(1, 60), 'sign-ups', refusals).take('one')
  })

  it('of another kind is not remembered', async () => {
    const { refusals } = remembering()
    await waitOf(refusals.remember('one', () => Promise.reject(new Problem('unavailable'))))
    await refusals.refuseAgain(['one'])
  })
})
