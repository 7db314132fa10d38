import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestClock } from '../../tests/support/clock.ts'
import { createKeyedHash } from '../authentication/keyed-hash.ts'
import { AnswerMemory } from './answer-memory.ts'
import { keepAnswers } from './keep-answers.ts'
import { createKnownRevision } from './known-revision.ts'
import { tellWritten } from './written-before.ts'
import { createWrittenMarks } from './written-marks.ts'

/** A gateway that shows how many dogs there are, and counts how often the database is asked what has changed. */
const startGateway = async (shelter: { dogs: number }) => {
  const app = Fastify()
  onTestFinished(() => app.close())
  let asked = 0
  const revision = createKnownRevision(async () => {
    asked += 1
    return String(shelter.dogs)
  })
  const memory = new AnswerMemory(revision, () => '2026-11-22', 2 ** 20)
  const marks = createWrittenMarks(
    createKeyedHash(['a key of the tests'], 'written marks'),
    createTestClock(),
  )
  keepAnswers(app, memory, [], marks)
  tellWritten(app, { marks, isSecure: false })
  app.get('/dogs', { config: { sharing: { key: () => 'dogs' } } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(String(shelter.dogs)),
  )
  app.post('/dogs', async () => {
    shelter.dogs += 100
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
    const shelter = { dogs: 100 }
    const [here, there] = [await startGateway(shelter), await startGateway(shelter)]
    const { mark, cookie } = await here.write('/dogs')
    expect(await there.read()).toBe('100')
    expect(
      await there.askedFor(async () => expect(await there.read({ 'read-after': mark })).toBe('200')),
    ).toBe(1)
    expect(await there.askedFor(async () => expect(await there.read({ cookie })).toBe('200'))).toBe(0)
  })

  test('whose write may be stored or not is answered what there is at that moment, for one question', async () => {
    const shelter = { dogs: 100 }
    const [here, there] = [await startGateway(shelter), await startGateway(shelter)]
    const { mark, cookie } = await here.write('/lost')
    shelter.dogs = 300
    expect(await there.read()).toBe('100')
    expect(
      await there.askedFor(async () => expect(await there.read({ 'read-after': mark })).toBe('300')),
    ).toBe(1)
    shelter.dogs = 400
    expect(await there.askedFor(async () => expect(await there.read({ cookie })).toBe('400'))).toBe(1)
  })

  test('who makes up that they have written is answered as everybody else is', async () => {
    const { read, askedFor } = await startGateway({ dogs: 100 })
    for (const made of [
      'x',
      '0-0',
      `1774083600-unknown-${'x'.repeat(43)}`,
      `1774083600-${'x'.repeat(22)}-${'x'.repeat(43)}`,
    ]) {
      const answers = askedFor(async () => {
        expect(await read({ 'read-after': made })).toBe('100')
        expect(await read({ cookie: `written=${made}` })).toBe('100')
      })
      expect(await answers).toBe(0)
    }
  })

  test('asks for nothing more where somebody else has only asked as well, whatever the method', async () => {
    const { read, write, askedFor } = await startGateway({ dogs: 100 })
    const asked = askedFor(async () => {
      expect(await write('/asks')).toEqual({ mark: 'undefined', cookie: 'undefined' })
      await read()
    })
    expect(await asked).toBe(0)
  })
})
