import { describe, expect, onTestFinished, vi } from 'vitest'
import { buildApp } from '../../gateway/app.ts'
import { readyPerMinute } from '../../gateway/http/health.ts'
import type { Services } from '../../gateway/rooms.ts'
import { createAgent } from '../support/agent.ts'
import { eventually } from '../support/eventually.ts'
import { test } from '../support/gateway.ts'

describe('whether the database is ready', () => {
  /** A gateway whose database answers when the test lets it, and how often it was looked at. */
  const asking = async (services: Services, look: () => Promise<boolean>) => {
    const isReady = vi.fn<() => Promise<boolean>>(look)
    const app = await buildApp({ services, production: true, database: { isUp: () => true, isReady } })
    onTestFinished(() => app.close())
    return { visitor: createAgent(app), isReady }
  }

  test('is asked of it once for all who ask at the same time', async ({ services }) => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const { visitor, isReady } = await asking(services, () => promise)
    const answers = Promise.all(Array.from({ length: 20 }, () => visitor.get('/ready')))
    await eventually(() => expect(isReady).toHaveBeenCalled())
    resolve(true)
    expect((await answers).map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(isReady).toHaveBeenCalledOnce()
    await visitor.get('/ready')
    expect(isReady).toHaveBeenCalledTimes(2)
  })

  test('is not said while requests are refused still, the demo being loaded, say', async ({ services }) => {
    let isUp = false
    const database = { isUp: () => isUp, isReady: async () => true }
    const app = await buildApp({ services, production: true, database })
    onTestFinished(() => app.close())
    const visitor = createAgent(app)
    const both = async () => [
      (await visitor.get('/ready')).status,
      (await visitor.get('/api/gallery')).status,
    ]
    expect(await both()).toEqual([503, 503])
    isUp = true
    expect(await both()).toEqual([200, 200])
  })

  test('is asked again after a look that failed', async ({ services }) => {
    const looks = [() => Promise.reject(new Error('broken')), async () => false, async () => true]
    const { visitor } = await asking(services, () => looks.shift()?.() ?? Promise.resolve(true))
    const statuses: number[] = []
    for (let times = 0; times < 3; times++) statuses.push((await visitor.get('/ready')).status)
    expect(statuses).toEqual([500, 503, 200])
  })

  test('is told one address so often a minute, and no more; that the process lives, always', async ({
    services,
  }) => {
    const { visitor, isReady } = await asking(services, async () => true)
    for (let times = 0; times < readyPerMinute; times++) {
      expect((await visitor.get('/ready')).status).toBe(200)
    }
    const { status, headers, body } = await visitor.get('/ready')
    expect(status).toBe(429)
    expect(headers).toMatchObject({
      'retry-after': expect.stringMatching(/^\d+$/),
      'ratelimit-remaining': '0',
    })
    expect(body).toMatchObject({ code: 'rate_limited' })
    expect(isReady).toHaveBeenCalledTimes(readyPerMinute)
    expect((await visitor.from('192.0.2.99').get('/ready')).status).toBe(200)
    for (const path of ['/health', '/api/gallery']) expect((await visitor.get(path)).status).toBe(200)
  })
})

describe('a gateway without its database', () => {
  test('says so over GraphQL in its own form', async ({ services }) => {
    const database = { isUp: () => false, isReady: async () => false }
    const app = await buildApp({ services, production: true, database })
    const { status, headers, body } = await createAgent(app).graphql('{ viewer { id } }')
    await app.close()
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('5')
    expect(body.errors).toEqual([
      {
        message: 'service temporarily unavailable',
        extensions: { code: 'unavailable', retryAfter: 5 },
      },
    ])
  })
})
