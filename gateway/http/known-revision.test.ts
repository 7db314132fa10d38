import { describe, expect, it, vi } from 'vitest'
import { createKnownRevision } from './known-revision.ts'

/** A revision that is asked when the test says, on a clock of its own. */
const asking = () => {
  let time = 0
  const questions: PromiseWithResolvers<string>[] = []
  const ask = vi.fn<() => Promise<string>>(() => {
    const question = Promise.withResolvers<string>()
    questions.push(question)
    return question.promise
  })
  return {
    ...createKnownRevision(ask, () => time),
    ask,
    answer: (index: number, revision: string) => questions[index]?.resolve(revision),
    fail: (index: number) => questions[index]?.reject(new Error('no database')),
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

describe('the revision', () => {
  it('is asked once for all who want to know it at the same time, and then known for a while', async () => {
    const { current, known, ask, answer, pass } = asking()
    expect(known()).toBe(null)
    const readers = Promise.all([current(), current(), current()])
    answer(0, 'one')
    expect(await readers).toEqual(['one', 'one', 'one'])
    pass(800)
    expect([known(), await current()]).toEqual(['one', 'one'])
    expect(ask).toHaveBeenCalledOnce()
  })

  it('that was asked before somebody wrote is asked anew for them, and then known to them as well', async () => {
    const { current, known, ask, answer, pass } = asking()
    const first = current()
    answer(0, 'one')
    await first
    await new Promise(setImmediate)
    pass(10)
    expect([known(10), known(0)]).toEqual([null, 'one'])
    const writer = current(10)
    const reader = current()
    expect(await reader).toBe('one')
    answer(1, 'whatever there is now')
    expect(await writer).toBe('whatever there is now')
    expect([known(10), await current(10)]).toEqual(['whatever there is now', 'whatever there is now'])
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('that is being asked since before they wrote is asked once more for all who did', async () => {
    const { current, ask, answer, pass } = asking()
    const reader = current()
    pass(10)
    const writers = Promise.all([8, 9, 10].map((since) => current(since)))
    answer(0, 'one')
    expect(await reader).toBe('one')
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
    answer(1, 'whatever there is now')
    expect(new Set(await writers)).toEqual(new Set(['whatever there is now']))
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('that is being asked since they wrote is waited for', async () => {
    const { current, ask, answer, pass } = asking()
    pass(10)
    const reader = current()
    const writer = current(10)
    answer(0, 'one')
    expect(await Promise.all([reader, writer])).toEqual(['one', 'one'])
    expect(ask).toHaveBeenCalledOnce()
  })

  it('is asked again a second later', async () => {
    const { current, known, answer, pass } = asking()
    const first = current()
    answer(0, 'one')
    await first
    pass(801)
    expect(known()).toBe(null)
    const second = current()
    answer(1, 'two')
    expect(await second).toBe('two')
  })

  it('is as old as the question, however long the answer took', async () => {
    const { current, known, answer, pass } = asking()
    const first = current()
    pass(700)
    answer(0, 'one')
    await first
    pass(101)
    expect(known()).toBe(null)
  })

  it('is not waited for by those who come long after it was asked', async () => {
    const { current, ask, answer, pass } = asking()
    const early = current()
    pass(801)
    const late = current()
    expect(ask).toHaveBeenCalledTimes(2)
    answer(1, 'two')
    answer(0, 'one')
    expect(await Promise.all([early, late])).toEqual(['one', 'two'])
    expect(await current()).toBe('two')
  })

  it('is asked anew by those who come after something was written, the question before it counting no more', async () => {
    const { current, known, doubt, answer } = asking()
    const before = current()
    doubt()
    const after = current()
    answer(0, 'one')
    expect(await before).toBe('one')
    expect(known()).toBe(null)
    answer(1, 'two')
    expect(await after).toBe('two')
    expect(known()).toBe('two')
    doubt()
    expect(known()).toBe(null)
  })

  it('is asked again a second after a question that failed, and nobody who comes before waits', async () => {
    const { current, doubt, ask, fail, pass, answer } = asking()
    const first = current()
    pass(150)
    fail(0)
    await expect(first).rejects.toThrow('no database')
    doubt()
    pass(1000)
    await expect(current()).rejects.toThrow('no database')
    expect(ask).toHaveBeenCalledOnce()
    pass(1)
    const second = current()
    answer(1, 'one')
    expect(await second).toBe('one')
  })
})
