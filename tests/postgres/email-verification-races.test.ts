import { describe, expect } from 'vitest'
import { systemClock } from '../../gateway/core/clock.ts'
import { password } from '../support/accounts.ts'
import { createAgent } from '../support/agent.ts'
import { test as withDatabase } from '../support/database.ts'
import { verificationToken } from '../support/email-verifications.ts'
import { eventually } from '../support/eventually.ts'
import { createTestPost } from '../support/gateway.ts'
import { createOwnDatabase, gatewayOver } from '../support/gateways.ts'

const clock = { ...systemClock, advance: () => undefined }

/** Two gateways over one database, and somebody who confirms one address after another. */
const test = withDatabase.extend('world', async ({ dataSource, connection }) => {
  const open = await createOwnDatabase(dataSource, connection)
  const ports = { outbox: createTestPost(clock) }
  const [database, other] = [await open(), await open()]
  const here = createAgent(await gatewayOver(database, undefined, { ports }))
  const there = createAgent(await gatewayOver(other, undefined, { ports }))
  const { body } = await here.post<{ token: string }>('/api/login', { username: 'founder', password })
  const move = (email: string) =>
    other.manager.query(`update users set email = $1, email_key = $1 where username_key = 'founder'`, [email])
  return {
    agents: [here, there, here, there] as const,
    move,
    /** The address of this round, with a link that would confirm it. */
    link: async (email: string) => {
      await move(email)
      expect((await here.as(body.token).post('/api/email-verifications', {})).status).toBe(200)
      return verificationToken(database.manager, email, clock)
    },
    /** Somebody confirms the address while its owner asks for another link. */
    confirmWhile: async (ask: () => Promise<unknown>) => {
      const confirming = other.createQueryRunner()
      try {
        await confirming.startTransaction()
        await confirming.query(`update users set email_verified_at = now() where username_key = 'founder'`)
        let isAsked = false
        const asking = ask().then(() => {
          isAsked = true
        })
        await eventually(async () => {
          const waiting: unknown[] = await other.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          expect(isAsked || waiting.length > 0).toBe(true)
        })
        await confirming.commitTransaction()
        await asking
      } finally {
        await confirming.release()
      }
    },
    ask: () => here.as(body.token).post('/api/email-verifications', {}),
    links: (): Promise<unknown[]> => database.query('select id from email_verifications'),
    own: async () => (await here.as(body.token).get('/api/email')).body,
  }
})

const rounds = [...Array(10).keys()]

describe('at the same moment', () => {
  test('one of many confirms an address by the same link', async ({ world }) => {
    const { agents, link } = world
    for (const round of rounds) {
      const token = await link(`round${round}@example.org`)
      const answers = await Promise.all(
        agents.map((agent) => agent.post('/api/email-verification/confirmation', { token })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404])
    }
  })

  test('a link never confirms the address that its own gives way to', async ({ world }) => {
    const { agents, link, move, own } = world
    for (const round of rounds) {
      const token = await link(`before${round}@example.org`)
      const after = `after${round}@example.org`
      await Promise.all([agents[0].post('/api/email-verification/confirmation', { token }), move(after)])
      expect(await own()).toEqual({ email: after, verifiedAt: null, newEmail: null })
    }
  })

  test('nobody is written a link to confirm what they are confirming', async ({ world }) => {
    const { move, ask, confirmWhile, links } = world
    await move('asked@example.org')
    await confirmWhile(ask)
    expect(await links()).toEqual([])
  })
})
