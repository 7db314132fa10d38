import type { DataSource } from 'typeorm'
import { describe, expect, onTestFinished } from 'vitest'
import { systemClock } from '../../gateway/core/clock.ts'
import { createSharedLimit } from '../../gateway/database/shared-limit.ts'
import { createRedisMemory, type RedisMemory } from '../../gateway/rate-limits/redis-memory.ts'
import { createRememberedRefusals, withMemory } from '../../gateway/rate-limits/remembered-refusals.ts'
import type { Ports } from '../../gateway/room.ts'
import { password } from '../support/accounts.ts'
import { type Agent, createAgent } from '../support/agent.ts'
import { test as withDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { createOwnDatabase, gatewayOver } from '../support/gateways.ts'
import { startRedis } from '../support/redis-server.ts'
import { startNetwork } from '../support/tcp-proxy.ts'

const attempts = 10
const guesses = 1000

interface Gateway {
  visitor: Agent
  redis: RedisMemory
  said: string[]
  dataSource: DataSource
}

/** Two gateways over a database of their own, that remember refusals in a Redis of their own. */
const test = withDatabase
  .extend('redis', async ({ connection: _ }, { onCleanup }) => {
    const server = await startRedis()
    onCleanup(server.stop)
    return server
  })
  .extend('gateways', async ({ connection, dataSource, redis }): Promise<[Gateway, Gateway]> => {
    const open = await createOwnDatabase(dataSource, connection)
    const make = async (): Promise<Gateway> => {
      const said: string[] = []
      const memory = await createRedisMemory(redis.url, (sentence) => said.push(sentence))
      onTestFinished(memory.close)
      const own = await open(5)
      const refusals = createRememberedRefusals(memory, systemClock)
      const hourly = createSharedLimit(own.manager, { most: 3, windowSeconds: 3600, clock: systemClock })
      const ports: Partial<Ports> = {
        loginLimits: { perAccount: attempts, perAddress: guesses, windowSeconds: 900 },
        refusals,
        publicWrites: withMemory(hourly, 'public writes', refusals),
      }
      const app = await gatewayOver(own, undefined, { ports })
      await eventually(() => expect(memory.figures().isUp).toBe(true))
      return { visitor: createAgent(app), redis: memory, said, dataSource: own }
    }
    return [await make(), await make()]
  })

const guess = async ({ visitor }: Gateway, number: number): Promise<number> => {
  const { status } = await visitor.post('/api/login', { username: 'founder', password: `guess ${number}` })
  return status
}

/** What became of so many guesses, some at a time, by turns at both gateways; `meanwhile` is called before each. */
const guessAll = async (
  gateways: readonly [Gateway, Gateway],
  meanwhile: (number: number) => unknown = () => undefined,
): Promise<Map<number, number>> => {
  const statuses = new Map<number, number>()
  const atOnce = 20
  for (let number = 0; number < guesses; number += atOnce) {
    await meanwhile(number)
    const some = Array.from({ length: atOnce }, (_, at) => guess(gateways[at % 2 === 0 ? 0 : 1], number + at))
    for (const status of await Promise.all(some)) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  return statuses
}

const limited = new Map([
  [401, attempts],
  [429, guesses - attempts],
])

const letter = { name: 'Nino', email: 'nino@example.org', message: 'გამარჯობა' }

describe('two gateways with one Redis', () => {
  test('let no more guesses through than one, and ask the database for few of them', async ({ gateways }) => {
    expect(await guessAll(gateways)).toEqual(limited)
    const hits = gateways.map(({ redis }) => redis.figures().hits)
    // Of what was sent to each, a half; a busy machine hears of some too late. Without a memory it were none.
    for (const each of hits) expect(each).toBeGreaterThan(guesses / 8)
  })

  test('refuse what the other one has refused, and say how long it takes', async ({ gateways }) => {
    const [one, other] = gateways
    for (let sent = 0; sent < 3; sent++) {
      expect((await one.visitor.post('/api/contacts', letter)).status).toBe(201)
    }
    const first = await one.visitor.post('/api/contacts', letter)
    await eventually(async () => {
      await other.visitor.post('/api/contacts', letter)
      expect(other.redis.figures().hits).toBeGreaterThan(0)
    })
    const again = await other.visitor.post('/api/contacts', letter)
    expect([first.status, again.status]).toEqual([429, 429])
    expect(Number(first.headers['retry-after'])).toBeGreaterThan(3000)
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(3000)
    const elsewhere = await other.visitor.from('192.0.2.99').post('/api/contacts', letter)
    expect(elsewhere.status).toBe(201)
  })
})

describe('a Redis that stands still', () => {
  test('lets no guess through that the database would not, and holds up no reader', async ({
    gateways,
    redis,
  }) => {
    const [one] = gateways
    const readers: number[] = []
    const statuses = await guessAll(gateways, async (number) => {
      if (number === 200) redis.freeze()
      if (number === 600) redis.thaw()
      readers.push((await one.visitor.get('/api/gallery')).status)
    })
    expect(statuses).toEqual(limited)
    expect(new Set(readers)).toEqual(new Set([200]))
    expect(one.said[0]).toBe('Redis gives no answer; limits are asked of the database')
    await eventually(async () => {
      await guess(one, 0)
      expect(one.redis.figures().isUp).toBe(true)
    })
    expect(one.said.at(-1)).toBe('Redis answers again')
  })
})

describe('a Redis that nobody asks', () => {
  test('is known by whoever watches to stand still, to be gone, and to be back', async ({
    gateways,
    redis,
  }) => {
    const [{ redis: memory }] = gateways
    const isUp = (expected: boolean) => eventually(() => expect(memory.figures().isUp).toBe(expected))
    redis.freeze()
    await isUp(false)
    redis.thaw()
    await isUp(true)
    await redis.kill()
    await isUp(false)
    await redis.start()
    await isUp(true)
    expect(memory.figures()).toMatchObject({ hits: 0, misses: 0, without: 0 })
  })
})

describe('a Redis that answers too late for anybody to wait for', () => {
  test('is not said to be there, as long as it does', async ({ redis }) => {
    const network = await startNetwork(Number(new URL(redis.url).port))
    onTestFinished(network.close)
    const url = new URL(redis.url)
    url.port = String(network.port)
    const said: string[] = []
    const memory = await createRedisMemory(url.href, (sentence) => said.push(sentence))
    onTestFinished(memory.close)
    const keys = ['a refusal']
    await eventually(async () => {
      await memory.read(keys)
      expect(memory.figures().misses).toBeGreaterThan(0)
    })
    network.fail('delay')
    expect(await memory.read(keys)).toEqual([null])
    expect(memory.figures().isUp).toBe(false)
    // Whoever watches has looked once more now; that look has its answer long before so many questions are over.
    let asked = 0
    await eventually(async () => {
      await memory.read(keys)
      asked += 1
      expect(asked).toBe(60)
    })
    expect(memory.figures().isUp).toBe(false)
    expect(said).toEqual(['Redis gives no answer; limits are asked of the database'])
  })
})

describe('a Redis that is gone', () => {
  test('lets no guess through that the database would not, and is used again once it is back', async ({
    gateways,
    redis,
  }) => {
    const [one, other] = gateways
    const statuses = await guessAll(gateways, async (number) => {
      if (number === 200) await redis.kill()
    })
    expect(statuses).toEqual(limited)
    expect((await other.visitor.post('/api/login', { username: 'founder', password })).status).toBe(429)
    expect((await other.visitor.get('/api/open-projects')).status).toBe(200)
    await redis.start()
    const before = one.redis.figures().hits
    await eventually(async () => {
      expect(await guess(one, 0)).toBe(429)
      expect(one.redis.figures().hits).toBeGreaterThan(before)
    })
  })
})
