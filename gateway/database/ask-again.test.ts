import pg from 'pg'
import { QueryFailedError } from 'typeorm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { askAgain } from './ask-again.ts'
import { timeouts } from './timeouts.ts'

const refusal = (code: string): QueryFailedError => {
  const error = new pg.DatabaseError('refused', 0, 'error')
  error.code = code
  return new QueryFailedError('select', [], error)
}

const tooLong = refusal('57014')

/** Fails as often as there are failures, and answers after that. */
const failing = (...failures: Error[]) => {
  const state = { asked: 0 }
  const ask = async (): Promise<string> => {
    const failure = failures[state.asked++]
    if (failure) throw failure
    return 'rows'
  }
  return { state, ask }
}

test('what takes too long is asked for again, as more of it lies in memory each time', async () => {
  const { state, ask } = failing(tooLong, tooLong)
  expect(await askAgain(ask)).toBe('rows')
  expect(state.asked).toBe(3)
})

test('what always takes too long is refused in the end', async () => {
  const { state, ask } = failing(...Array.from({ length: 9 }, () => tooLong))
  await expect(askAgain(ask)).rejects.toBe(tooLong)
  expect(state.asked).toBe(5)
})

test('whoever waits for the file hears that it failed before a proxy takes the gateway for one that stands still', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let asked = 0
  const ask = async (): Promise<string> => {
    asked++
    vi.advanceTimersByTime(timeouts.acquire + timeouts.statement)
    throw tooLong
  }
  const begun = performance.now()
  await expect(askAgain(ask)).rejects.toBe(tooLong)
  expect(asked).toBe(2)
  expect(performance.now() - begun).toBeLessThanOrEqual(30_000)
})

test.for(['57P01', '40001', '42P01'])(
  'what is refused for another reason (%s) is told at once',
  async (code) => {
    const other = refusal(code)
    const { state, ask } = failing(other)
    await expect(askAgain(ask)).rejects.toBe(other)
    expect(state.asked).toBe(1)
  },
)
