import { describe, expect } from 'vitest'
import { createBudget, within } from '../../gateway/core/budget.ts'
import { password } from '../support/accounts.ts'
import { type Agent, createAgent } from '../support/agent.ts'
import { eventually } from '../support/eventually.ts'
import { gatewayOver } from '../support/gateways.ts'
import { gift } from '../support/gifts.ts'
import { addProject } from '../support/ledger.ts'
import { test as withPooler } from '../support/pooled.ts'

/** Milliseconds; shorter than anything else gives up. */
const timeToAnswer = 2500

/** More than a pooler reads at once: the end of it is still on its way to it when it is given up. */
const letter = { name: 'Nino', email: 'nino@example.org', message: 'როდის მოვიდე? '.repeat(200) }

const test = withPooler.extend('site', async ({ pooled: { open, openPast } }) => {
  const gateway = await open()
  const app = await gatewayOver(gateway, undefined, { timeToAnswer })
  const visitor = createAgent(app)
  const { body } = await visitor.post<{ token: string }>('/api/login', { username: 'founder', password })
  const projectId = await addProject(gateway.manager)
  return { gateway, server: await openPast(), visitor, admin: visitor.as(body.token), projectId }
})

/** What is written in one statement, and what in a transaction. */
const writes: Record<
  string,
  (who: { visitor: Agent; admin: Agent; projectId: string }) => Promise<{ status: number }>
> = {
  'a letter': ({ visitor }) => visitor.post('/api/contacts', letter),
  'a gift': ({ admin, projectId }) => admin.post(`/api/projects/${projectId}/donations`, gift),
}

const running = `select query from pg_stat_activity
  where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid() and query not like 'lock %'`

const stored = `select (select count(*) from donations)::int as gifts, (select count(*) from contact_messages)::int as letters`
const nothing = [{ gifts: 0, letters: 0 }]

describe('whoever is told behind a pooler that nothing came of it', () => {
  for (const [name, write] of Object.entries(writes)) {
    test(`is right, where a lock was waited for: ${name}`, async ({ site }) => {
      const { server } = site
      await server.transaction(async (other) => {
        await other.query('lock table donations, contact_messages in access exclusive mode')
        expect((await write(site)).status).toBe(503)
        await eventually(async () => expect(await server.query(running)).toEqual([]))
      })
      expect(await server.query(stored)).toEqual(nothing)
      expect((await write(site)).status).toBe(201)
    })

    test(`is right, where a session of the pooler was waited for: ${name}`, async ({
      site,
      pooled: { open },
    }) => {
      const { server } = site
      const others = await Promise.all(
        Array.from({ length: 5 }, async () => (await open({ poolSize: 1 })).createQueryRunner()),
      )
      for (const other of others) await other.startTransaction()
      expect((await write(site)).status).toBe(503)
      for (const other of others) await other.rollbackTransaction()
      // What has waited longest is done first: with this, all that waited is behind us.
      for (const other of others) {
        await other.query('select 1')
        await other.release()
      }
      await eventually(async () => expect(await server.query(running)).toEqual([]))
      expect(await server.query(stored)).toEqual(nothing)
      expect((await write(site)).status).toBe(201)
    })
  }

  test('is right, where the database would have gone on for long', async ({ site, pooled: { open } }) => {
    const gateway = await open({ poolSize: 1 })
    const { budget, end } = createBudget()
    const long = 'set local statement_timeout = 0; select pg_sleep(300)'
    const asked = within(budget, () => gateway.transaction((inner) => inner.query(long)))
    const given = expect(asked).rejects.toThrow()
    await eventually(async () => expect(await site.server.query(running)).toHaveLength(1))
    end()
    await given
    await eventually(async () => expect(await site.server.query(running)).toEqual([]))
  })
})

describe('two gateways that share the five sessions of a pooler', () => {
  test('read on while a table is locked that both write to', async ({ pooled: { open, openPast } }) => {
    const first = await open({ poolSize: 2 })
    const gateways = [await gatewayOver(first), await gatewayOver(await open({ poolSize: 2 }))]
    const projectId = await addProject(first.manager)
    const admins = await Promise.all(
      gateways.map(async (app) => {
        const visitor = createAgent(app)
        const { body } = await visitor.post<{ token: string }>('/api/login', {
          username: 'founder',
          password,
        })
        return visitor.as(body.token)
      }),
    )
    const giveOnBoth = () => admins.map((admin) => admin.post(`/api/projects/${projectId}/donations`, gift))
    const server = await openPast()
    const other = server.createQueryRunner()
    await other.startTransaction()
    await other.query('lock table donations in access exclusive mode')
    const refusals = [...giveOnBoth(), ...giveOnBoth(), ...giveOnBoth()]
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await eventually(async () => expect(await server.query(waiting)).toHaveLength(2))
    for (const app of gateways) {
      for (const path of ['/api/gallery', '/api/open-projects?lng=ka']) {
        expect(await createAgent(app).get(path), path).toMatchObject({ status: 200 })
      }
    }
    for (const { status, headers } of await Promise.all(refusals)) {
      expect([status, headers['retry-after']]).toEqual([503, '5'])
    }
    await other.rollbackTransaction()
    await other.release()
    expect((await Promise.all(giveOnBoth())).map(({ status }) => status)).toEqual([201, 201])
    expect(await server.query('select count(*)::int as count from donations')).toEqual([{ count: 2 }])
  })
})
