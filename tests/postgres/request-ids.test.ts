import type { DataSource } from 'typeorm'
import { describe, expect } from 'vitest'
import { poolOf } from '../../gateway/database/pool.ts'
import { password } from '../support/accounts.ts'
import { createAgent } from '../support/agent.ts'
import { test as base } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { createOwnDatabase, gatewayOver } from '../support/gateways.ts'

const behindProxy = {
  limits: { requestsPerMinute: null, maxEventLoopDelay: null, trustProxy: ['127.0.0.1'] },
}

/** Everything that the server logs of the statements of a data source's only connection, from now on. */
const listenTo = async (dataSource: DataSource): Promise<string[]> => {
  const said: string[] = []
  const client = await poolOf(dataSource).connect()
  client.on('notice', ({ message = '' }) => said.push(message))
  await client.query(`set log_min_duration_statement = 0; set client_min_messages = 'log'`)
  client.release()
  return said
}

/** A gateway that takes a proxy's word, over a database of its own; and an admin there. */
const test = base.extend('place', async ({ connection, dataSource }) => {
  const open = await createOwnDatabase(dataSource, connection)
  const own = await open(1)
  const visitor = createAgent(await gatewayOver(own, undefined, behindProxy))
  const { body } = await visitor.post<{ token: string }>('/api/login', { username: 'founder', password })
  return { open, own, visitor, admin: visitor.as(body.token) }
})

const letter = { name: 'Nino', email: 'nino@example.org', message: 'გამარჯობა' }

describe('a request that a proxy has named', () => {
  test('is named by what waits for it at the database', async ({ place: { open, visitor } }) => {
    const [holder, watcher] = [await open(1), await open(1)]
    const other = holder.createQueryRunner()
    await other.startTransaction()
    await other.query('lock table contact_messages in access exclusive mode')
    const sent = visitor.post('/api/contacts', letter, {
      'x-request-id': 'from-the-proxy-1',
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      'idempotency-key': 'a letter that waits',
    })
    const waiting = await eventually(async () => {
      const [found] = await watcher.query<{ query: string }[]>(
        `select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(found).toBeDefined()
      return found
    })
    await other.rollbackTransaction()
    await other.release()
    expect((await sent).status).toBe(201)
    expect(waiting?.query).toMatch(
      /^\/\*request_id='from-the-proxy-1',traceparent='00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'\*\/ /,
    )
  })

  test('is named in the log of the database by what is planned once for all', async ({
    place: { own, admin },
  }) => {
    const said = await listenTo(own)
    const ids = ['from-the-proxy-2', 'from-the-proxy-3']
    for (const id of ids) await admin.get('/api/contacts', { 'x-request-id': id })
    for (const id of ids) {
      expect(said).toContainEqual(
        expect.stringMatching(new RegExp(`execute page of contact_messages \\S+/${id}/0: `)),
      )
    }
    expect(
      await own.query(`select from pg_prepared_statements where name like 'page of contact_messages %'`),
    ).toHaveLength(1)
    expect(await own.query(`select from pg_prepared_statements where statement like '%request_id%'`)).toEqual(
      [],
    )
  })

  test('is named by ourselves where nobody trusts who has named it', async ({ place: { own, admin } }) => {
    const said = await listenTo(own)
    await admin.from('192.0.2.7').get('/api/contacts', { 'x-request-id': 'somebodys-own' })
    expect(said.join('\n')).toMatch(/execute page of contact_messages \S+\/[\w-]+-\w+\/0: /)
    expect(said.join('\n')).not.toContain('somebodys-own')
  })
})
