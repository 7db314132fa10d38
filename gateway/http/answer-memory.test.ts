import { describe, expect, it } from 'vitest'
import { AnswerMemory, type Making } from './answer-memory.ts'
import { createKnownRevision } from './known-revision.ts'
import { PreparedAnswer } from './prepared-answer.ts'

const said = (text: string): PreparedAnswer => new PreparedAnswer(text, { 'content-type': 'text/plain' })

/** A memory over a revision and a day that the test sets; whatever may have been written is doubted at once. */
const remembering = (bytes = 100_000) => {
  const world = { revision: 'one', day: '2026-11-22' }
  const memory = new AnswerMemory(
    createKnownRevision(async () => world.revision),
    () => world.day,
    bytes,
  )
  /** Has the duty to make an answer. */
  const toMake = async (key: string): Promise<Making> => {
    const found = await memory.find(key)
    if (found === null || found instanceof PreparedAnswer) throw new Error(`${key} is not to be made`)
    return found
  }
  const write = (revision: string): void => {
    world.revision = revision
    memory.doubt()
  }
  return { memory, world, toMake, write }
}

/** Everybody who has asked by now has come to where they wait. */
const allWait = (): Promise<unknown> => new Promise(setImmediate)

describe('what is remembered', () => {
  it('is what was made, until something changes', async () => {
    const { memory, toMake, write } = remembering()
    const making = await toMake('dogs')
    making.share(said('three'))
    expect(memory.at('dogs')).toBe(await memory.find('dogs'))
    write('two')
    expect(memory.at('dogs')).toBeUndefined()
    expect(await memory.find('dogs')).not.toBeInstanceOf(PreparedAnswer)
  })

  it('is for whoever has written what was asked since, wherever the log was when that was asked before', async () => {
    const { memory, toMake } = remembering()
    const before = await toMake('dogs')
    before.share(said('three'))
    const since = performance.now()
    expect(memory.at('dogs')).toBeInstanceOf(PreparedAnswer)
    expect(memory.at('dogs', since)).toBeUndefined()
    expect(await memory.find('dogs', since)).toBe(memory.at('dogs', since))
  })

  it('is made from where the log was when it was asked at what everything is', async () => {
    const position = { timeline: 1, place: 10n }
    const memory = new AnswerMemory(
      createKnownRevision(async () => 'one'),
      () => '2026-11-22',
      100_000,
      () => position,
    )
    expect(await memory.find('dogs')).toMatchObject({ from: position })
  })

  it('is not what was begun before the change, and ended after it', async () => {
    const { memory, toMake, write } = remembering()
    const making = await toMake('dogs')
    write('two')
    making.share(said('three'))
    expect(await memory.find('dogs')).not.toBeInstanceOf(PreparedAnswer)
  })

  it('is another one on another day', async () => {
    const { memory, world, toMake } = remembering()
    const making = await toMake('open projects')
    making.share(said('all'))
    world.day = '2026-11-23'
    expect(memory.at('open projects')).toBeUndefined()
  })

  it('keeps what was made of it, where a change did not change it', async () => {
    const { memory, toMake, write } = remembering()
    const making = await toMake('dogs')
    const first = making.share(said('three'))
    write('two')
    const again = await toMake('dogs')
    expect(again.share(said('three'))).toBe(first)
    expect(await memory.find('dogs')).toBe(first)
  })

  it('is made by one, and waited for by all who come meanwhile', async () => {
    const { memory, toMake } = remembering()
    const making = await toMake('dogs')
    const waiting = [memory.find('dogs'), memory.find('dogs')]
    const answer = making.share(said('three'))
    expect(await Promise.all(waiting)).toEqual([answer, answer])
  })

  it('is made by the next where the first has gone', async () => {
    const { memory, toMake } = remembering()
    const making = await toMake('dogs')
    const waiting = [memory.find('dogs'), memory.find('dogs')]
    await allWait()
    making.lose('given up')
    const next = await Promise.race(waiting)
    if (next === null || next instanceof PreparedAnswer) throw new Error('nobody makes it')
    const answer = next.share(said('three'))
    expect(await Promise.all(waiting)).toContain(answer)
  })

  it('is nothing that was for one reader alone: everybody makes their own', async () => {
    const { memory, toMake } = remembering()
    const making = await toMake('me')
    const waiting = [memory.find('me'), memory.find('me')]
    await allWait()
    making.lose('not shared')
    expect(await Promise.all(waiting)).toEqual([null, null])
  })

  it('never takes more room than it has, whatever is asked for', async () => {
    const { memory, toMake } = remembering()
    for (let each = 0; each < 500; each++) {
      const making = await toMake(`key ${each}`)
      making.share(said('x'.repeat(100 * (each % 60))))
      expect(memory.size).toBeLessThanOrEqual(100_000)
    }
    expect(memory.size).toBeGreaterThan(50_000)
  })

  it('is nothing that would take the room of many others, and nothing with an endless name', async () => {
    const { memory, toMake } = remembering()
    const making = await toMake('large')
    making.share(said('x'.repeat(30_000)))
    expect(memory.at('large')).toBeUndefined()
    expect(await memory.find('x'.repeat(3000))).toBe(null)
  })

  it('is nothing where nobody can say what is true', async () => {
    const failing = createKnownRevision(() => Promise.reject(new Error('no database')))
    const memory = new AnswerMemory(failing, () => '2026-11-22', 1000)
    await expect(memory.find('dogs')).rejects.toThrow('no database')
  })
})
