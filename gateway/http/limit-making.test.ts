import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { limitMaking } from './limit-making.ts'
import { renderProblems } from './send-problem.ts'

/** Routes that answer when the test says so. */
const slow = (): { app: FastifyInstance; answer: () => void } => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const app = Fastify()
  limitMaking(app)
  renderProblems(app, {})
  app.get('/list', () => promise)
  app.get('/export', { handlerTimeout: 60_000 }, () => promise)
  app.get('/kept', { config: { isAtHand: true } }, () => promise)
  onTestFinished(() => app.close())
  return { app, answer: () => resolve('made') }
}

describe('an answer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('that is not made within half a minute is refused', async () => {
    const { app, answer } = slow()
    await app.ready()
    const waiting = app.inject('/list').then((found) => found)
    await vi.advanceTimersByTimeAsync(30_000)
    const refusal = await waiting
    expect([refusal.statusCode, refusal.json()]).toMatchObject([503, { code: 'unavailable' }])
    answer()
  })

  it.each(['/export', '/kept'])('of %s has a time of its own', async (url) => {
    const { app, answer } = slow()
    await app.ready()
    const waiting = app.inject(url).then((found) => found)
    await vi.advanceTimersByTimeAsync(30_000)
    answer()
    expect((await waiting).body).toBe('made')
  })

  it('that is made leaves nothing behind', async () => {
    const { app, answer } = slow()
    await app.ready()
    answer()
    await app.inject('/list')
    expect(vi.getTimerCount()).toBe(0)
  })
})
