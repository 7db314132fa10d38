import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { mostInput, mostWithFile } from '../../schema/limits.ts'
import { anonymous, type Viewer } from '../core/viewer.ts'
import { AnswerMemory } from './answer-memory.ts'
import { boundRequests } from './bound-requests.ts'
import { keepAnswers } from './keep-answers.ts'
import { createKnownRevision } from './known-revision.ts'
import { renderProblems } from './send-problem.ts'

test('a query string that is too large is refused, whether or not its answer is known', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const revision = createKnownRevision(async () => 'one')
  keepAnswers(app, new AnswerMemory(revision, () => '2026-11-22', 2 ** 20), [])
  renderProblems(app, {})
  boundRequests(app)
  app.get('/dogs', { config: { sharing: { key: () => 'dogs' } } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send('Kursha'),
  )
  const more = Array.from({ length: 2001 }, (_, index) => `k${index}=1`).join('&')
  const statuses: number[] = []
  for (const url of [`/dogs?${more}`, '/dogs', '/dogs', `/dogs?${more}`]) {
    statuses.push((await app.inject(url)).statusCode)
  }
  expect(statuses).toEqual([400, 200, 200, 400])
})

const signedIn = (role: 'admin' | 'user'): Viewer => ({
  kind: 'signed-in',
  id: role,
  role,
  session: role,
})

describe('the text of a file', () => {
  const send = async (viewer: Viewer, csv: string, { isWhole = true, url = '/files' } = {}) => {
    const app = Fastify({ bodyLimit: mostInput.bytes })
    onTestFinished(() => app.close())
    app.decorateRequest('viewer')
    app.addHook('onRequest', async (request) => {
      request.viewer = viewer
    })
    renderProblems(app, {})
    boundRequests(app)
    app.post('/files', { config: { takesFiles: ['content:write'] } }, async () => 'read')
    app.post('/words', async () => 'read')
    const json = JSON.stringify({ csv })
    const payload = isWhole ? json : Readable.from(json.match(/.{1,65536}/gs) ?? [])
    const headers = { 'content-type': 'application/json' }
    return (await app.inject({ method: 'POST', url, payload, headers })).statusCode
  }
  const [little, much, tooMuch] = [mostInput.bytes - 100, mostInput.bytes, mostWithFile.bytes].map((bytes) =>
    'x'.repeat(bytes),
  )

  test.each([true, false])(
    'may be large where one is taken from an admin, told how long: %s',
    async (isWhole) => {
      expect(await send(signedIn('admin'), much ?? '', { isWhole })).toBe(200)
      expect(await send(signedIn('admin'), tooMuch ?? '', { isWhole })).toBe(413)
    },
  )

  test.each([true, false])('is as small as anything from others, told how long: %s', async (isWhole) => {
    for (const viewer of [signedIn('user'), anonymous]) {
      expect(await send(viewer, little ?? '', { isWhole })).toBe(200)
      expect(await send(viewer, much ?? '', { isWhole })).toBe(413)
    }
  })

  test('is as small as anything where none is taken', async () => {
    expect(await send(signedIn('admin'), much ?? '', { url: '/words' })).toBe(413)
  })
})
