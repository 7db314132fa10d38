import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestClock } from '../../tests/support/clock.ts'
import { createKeyedHash } from '../authentication/keyed-hash.ts'
import type { LogPosition } from '../core/log-position.ts'
import { AnswerMemory } from './answer-memory.ts'
import { keepAnswers } from './keep-answers.ts'
import { createKnownRevision } from './known-revision.ts'
import { tellWritten } from './written-before.ts'
import { createWrittenMarks } from './written-marks.ts'

/** A gateway over a log that only grows, which counts how often the database is asked where that is. */
const startGateway = async (log: { place: bigint }) => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const known = new Map<string, LogPosition>()
  let asked = 0
  const revision = createKnownRevision(async () => {
    asked += 1
    known.set(String(log.place), { timeline: 1, place: log.place })
    return String(log.place)
  })
  const memory = new AnswerMemory(
    revision,
    () => '2026-11-22',
    2 ** 20,
    (at) => known.get(at),
  )
  const marks = createWrittenMarks(
    createKeyedHash(['a key of the tests'], 'places in the log'),
    createTestClock(),
  )
  keepAnswers(app, memory, [], marks)
  tellWritten(app, memory, { marks, isSecure: false })
  app.get('/dogs', { config: { sharing: { key: () => 'dogs' } } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(String(log.place)),
  )
  app.post('/dogs', async () => {
    log.place += 100n
    return 'written'
  })
  app.post('/lost', async (_request, reply) => reply.code(503).send('it may be stored'))
  app.post('/asks', { config: { mayHaveWritten: () => false } }, async () => 'read')
  const read = async (headers: Record<string, string> = {}): Promise<string> =>
    (await app.inject({ url: '/dogs', headers })).body
  const write = async (url: string) => {
    const { headers } = await app.inject({ method: 'POST', url })
    return { mark: String(headers['written-at']), cookie: String(headers['set-cookie']).split(';')[0] ?? '' }
  }
  const askedFor = async (work: () => Promise<unknown>): Promise<number> => {
    const before = asked
    await work()
    return asked - before
  }
  await read()
  return { read, write, askedFor }
}

describe('a reader', () => {
  test('who has just written reads it at another gateway, which asks for that once', async () => {
    const log = { place: 100n }
    const [here, there] = [await startGateway(log), await startGateway(log)]
    const { mark, cookie } = await here.write('/dogs')
    expect(await there.read()).toBe('100')
    expect(
      await there.askedFor(async () => expect(await there.read({ 'read-after': mark })).toBe('200')),
    ).toBe(1)
    expect(await there.askedFor(async () => expect(await there.read({ cookie })).toBe('200'))).toBe(0)
  })

  test('whose write may be stored or not is answered what there is at that moment, for one question', async () => {
    const log = { place: 100n }
    const [here, there] = [await startGateway(log), await startGateway(log)]
    const { mark, cookie } = await here.write('/lost')
    log.place = 300n
    expect(await there.read()).toBe('100')
    expect(
      await there.askedFor(async () => expect(await there.read({ 'read-after': mark })).toBe('300')),
    ).toBe(1)
    log.place = 400n
    expect(await there.askedFor(async () => expect(await there.read({ cookie })).toBe('400'))).toBe(1)
  })

  test('who makes up where they have written is answered as everybody else is', async () => {
    const { read, askedFor } = await startGateway({ place: 100n })
    for (const made of [
      'x',
      '0-0',
      '1-101',
      '9-99999999999999999999',
      `1-101-1774083600-${'x'.repeat(43)}`,
    ]) {
      const answers = askedFor(async () => {
        expect(await read({ 'read-after': made })).toBe('100')
        expect(await read({ cookie: `written=${made}` })).toBe('100')
      })
      expect(await answers).toBe(0)
    }
  })

  test('asks for nothing more where somebody else has only asked as well, whatever the method', async () => {
    const { read, write, askedFor } = await startGateway({ place: 100n })
    const asked = askedFor(async () => {
      expect(await write('/asks')).toEqual({ mark: 'undefined', cookie: 'undefined' })
      await read()
    })
    expect(await asked).toBe(0)
  })
})
