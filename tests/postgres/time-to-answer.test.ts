import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect } from 'vitest'
import { password } from '../support/accounts.ts'
import { type Agent, createAgent } from '../support/agent.ts'
import { test as withDatabase } from '../support/database.ts'
import { createOwnDatabase, gatewayOver } from '../support/gateways.ts'
import { gift } from '../support/gifts.ts'
import { addProject } from '../support/ledger.ts'
import { portOf } from '../support/raw-request.ts'

/** Milliseconds; shorter than anything else gives up. */
const timeToAnswer = 2500

const letter = { name: 'Nino', email: 'nino@example.org', message: 'When can I visit?' }

/** Of each way a body is written by: in a transaction, alone, and over either edge. */
const writes: Record<string, (admin: Agent, visitor: Agent, projectId: string) => Promise<Answered>> = {
  'REST, in a transaction': (admin, _visitor, id) => admin.post(`/api/projects/${id}/donations`, gift),
  'REST, in a statement': (_admin, visitor) => visitor.post('/api/contacts', letter),
  'GraphQL, in a transaction': (admin, _visitor, id) =>
    admin.graphql(
      'mutation ($id: ID!, $input: NewDonationInput!) { recordDonation(projectId: $id, input: $input) { id } }',
      { id, input: gift },
    ),
  'GraphQL, in a statement': (_admin, visitor) =>
    visitor.graphql('mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { id } }', {
      input: letter,
    }),
}

interface Answered {
  status: number
  headers: Readonly<Record<string, unknown>>
}

const test = withDatabase.extend('site', async ({ connection, dataSource }) => {
  const open = await createOwnDatabase(dataSource, connection)
  const gateway = await open()
  const watcher = await open(1)
  const app = await gatewayOver(gateway, undefined, { timeToAnswer })
  const visitor = createAgent(app)
  const { body } = await visitor.post<{ token: string }>('/api/login', { username: 'founder', password })
  const projectId = await addProject(gateway.manager)
  return { app, open, watcher, visitor, admin: visitor.as(body.token), projectId }
})

const running = `select query from pg_stat_activity
  where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid() and query not like 'lock %'`

const stored = `select (select count(*) from donations)::int as gifts, (select count(*) from contact_messages)::int as letters`

describe('whoever has sent a body and waits for longer than an answer may take', () => {
  for (const [name, write] of Object.entries(writes)) {
    test(`is told so, and nothing goes on: ${name}`, async ({
      site: { open, watcher, visitor, admin, projectId },
    }) => {
      const other = (await open(1)).createQueryRunner()
      await other.startTransaction()
      await other.query('lock table donations, contact_messages in access exclusive mode')
      const { status, headers } = await write(admin, visitor, projectId)
      expect([status, headers['retry-after']]).toEqual([503, '5'])
      await expect.poll(() => watcher.query(running), { timeout: 3000 }).toEqual([])
      await other.rollbackTransaction()
      await other.release()
      expect(await watcher.query(stored)).toEqual([{ gifts: 0, letters: 0 }])
      expect((await write(admin, visitor, projectId)).status).toBeLessThan(300)
    })
  }
})

describe('whoever sends a body for longer than an answer may take', () => {
  for (const path of ['/api/contacts', '/graphql']) {
    test(`is told to be too slow: ${path}`, async ({ site: { app } }) => {
      const socket = connect(await portOf(app), '127.0.0.1')
      await once(socket, 'connect')
      const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json']
      socket.write([...head, 'Content-Length: 100', '', '{"name": '].join('\r\n'))
      const answer = await text(socket)
      expect(answer).toMatch(/^HTTP\/1\.1 408 /)
      expect(answer).toContain('"code":"request_timeout"')
      expect(answer.toLowerCase()).toContain('connection: close')
    })
  }
})
