import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { DataSource } from 'typeorm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { unknownFate } from '../../gateway/database/fate.ts'
import { isDatabaseReady } from '../../gateway/database/prepare.ts'
import { readFaults, writeNumbered } from '../faults/numbered-writes.ts'
import { eventually } from '../support/eventually.ts'
import { gatewayOver } from '../support/gateways.ts'
import { addProject } from '../support/ledger.ts'
import { openAt, type Pair, signInAt, startPair } from '../support/pair.ts'
import { startNetwork } from '../support/tcp-proxy.ts'

/** How many gifts are given around each failover. */
const gifts = 120

const losses: Record<string, (pair: Pair) => Promise<void>> = {
  'is killed': ({ primary }) => primary.crash(),
  'stands still, with every connection open': ({ primary }) => primary.freeze(),
}

interface Site {
  gateways: readonly [FastifyInstance, FastifyInstance]
  project: string
  headers: Record<string, string>
  source: DataSource
}

const openSite = async ({ url }: Pair): Promise<Site> => {
  const sources = [await openAt(url), await openAt(url)] as const
  const project = await addProject(sources[0].manager)
  const gateways = [await gatewayOver(sources[0]), await gatewayOver(sources[1])] as const
  return { gateways, project, headers: await signInAt(gateways[0]), source: sources[0] }
}

/** Within a budget, as every request asks: a question that was on its way when the server fell silent has no answer. */
const isReady = (source: DataSource): Promise<boolean> =>
  Promise.race([
    isDatabaseReady(source),
    delay(4000).then(() => Promise.reject(new Error('there is no answer yet'))),
  ])

describe('a database of two servers, whose primary', () => {
  for (const [name, lose] of Object.entries(losses)) {
    test(`${name}: what was acknowledged is there once, on every gateway, and everything else is told as such`, {
      timeout: 60_000,
    }, async () => {
      const pair = await startPair({ isSynchronous: true })
      const { gateways, project, headers, source } = await openSite(pair)
      let asked = 0
      const odd: string[] = []
      const writing = writeNumbered(
        {
          project,
          ask: async (url, { body, headers: own } = {}) => {
            asked += 1
            const app = gateways[asked % 2] ?? gateways[0]
            const sent = { method: 'POST', url, headers: { ...headers, ...own } } as const
            const answer = await app.inject({ ...sent, payload: Object(body) })
            const retryAfter = answer.headers['retry-after']?.toString() ?? null
            if (answer.statusCode !== 201 && (answer.statusCode !== 503 || retryAfter === null))
              odd.push(`${answer.statusCode} ${answer.body}`)
            return { status: answer.statusCode, took: 0, body: answer.body, retryAfter }
          },
        },
        1,
        gifts,
      )
      await writing.reached(gifts / 3)
      await lose(pair)
      // Whoever only wants to know how things are does not wait for another one.
      await eventually(() => expect(isReady(source)).rejects.toMatchObject({ cause: 'no primary' }))
      await pair.promote()
      await writing.done
      await eventually(async () => expect(await isReady(source)).toBe(true))
      expect(odd).toEqual([])
      // Woken up, it still takes itself for the primary; nobody goes there any more.
      await pair.primary.thaw()
      for (const app of gateways) {
        const given = await app.inject({
          method: 'POST',
          url: `/api/projects/${project}/donations`,
          headers,
          payload: { amount: 1, donorName: 'Later' },
        })
        expect(given.statusCode).toBe(201)
      }
      expect(await readFaults(await openAt(pair.standby.url(), 1), gifts)).toEqual([])
      const later = await pair.ask(pair.standby, `select from donors where name = 'Later'`)
      expect(later).toHaveLength(2)
    })
  }
})

/** A new project, as the admin of a gateway sends it; the same each time. */
const projectSender = async (app: FastifyInstance) => {
  const headers = await signInAt(app)
  return (key?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/projects',
      headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
      payload: { title: 'Winter', description: 'A shelter.', goal: 1000 },
    })
}

const told = (answer: Awaited<ReturnType<FastifyInstance['inject']>>) => [
  answer.statusCode,
  answer.headers['retry-after'],
  answer.json().detail,
]

describe('a write whose answer is lost', () => {
  test('is told as such, never sent again by itself, and settled by its key', async () => {
    const { primary, ask } = await startPair()
    const network = await startNetwork(primary.port)
    onTestFinished(network.close)
    const app = await gatewayOver(await openAt(`postgres://postgres@127.0.0.1:${network.port}/postgres`))
    const send = await projectSender(app)

    network.cutAfter('insert into idempotency_keys', 'COMMIT')
    expect(told(await send('a shelter'))).toEqual([503, '5', unknownFate])
    expect(await ask(primary, 'select from projects')).toHaveLength(1)
    expect((await send('a shelter')).statusCode).toBe(201)
    expect(await ask(primary, 'select from projects')).toHaveLength(1)

    // In a statement of its own, which commits by itself.
    network.cutAfter('insert into contact_messages')
    const payload = { name: 'Nino', email: 'nino@example.org', message: 'When can I visit?' }
    const letter = await app.inject({ method: 'POST', url: '/api/contacts', payload })
    expect(told(letter)).toEqual([503, '5', unknownFate])
    expect(await ask(primary, 'select from contact_messages')).toHaveLength(1)
  })

  test('because no standby has confirmed it, is acknowledged to nobody', async () => {
    const { primary, ask, url } = await startPair({ isSynchronous: true })
    const send = await projectSender(await gatewayOver(await openAt(url)))
    const set = async (names: string) => {
      await ask(primary, `alter system set synchronous_standby_names = '${names}'`)
      await ask(primary, 'select pg_reload_conf()')
    }
    await set('nobody')
    const sending = send('a shelter')
    const cancel = `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`
    await eventually(async () => expect(await ask(primary, cancel)).not.toEqual([]))
    expect(told(await sending)).toEqual([503, '5', unknownFate])
    await set('*')
    expect((await send('a shelter')).statusCode).toBe(201)
    expect(await ask(primary, 'select from projects')).toHaveLength(1)
  })
})

describe('a server that takes no writes any more', () => {
  test('is told as being away for now, and written to again once it does', async () => {
    const { primary, ask } = await startPair()
    const send = await projectSender(await gatewayOver(await openAt(primary.url())))
    await ask(primary, 'alter system set default_transaction_read_only = on')
    await ask(primary, 'select pg_reload_conf()')
    await eventually(async () => expect((await send()).statusCode).toBe(503))
    await ask(primary, 'alter system reset default_transaction_read_only')
    await ask(primary, 'select pg_reload_conf()')
    await eventually(async () => expect((await send()).statusCode).toBe(201))
  })
})
