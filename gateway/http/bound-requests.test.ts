import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
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
