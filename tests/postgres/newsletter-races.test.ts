import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import { systemClock } from '../../gateway/core/clock.ts'
import { newId } from '../../gateway/core/ids.ts'
import { createKeptOutbox } from '../../gateway/letters/outbox.ts'
import { createIssueSending } from '../../gateway/rooms/issues/issue-sending.repository.ts'
import { test } from '../support/database.ts'
import { createOwnDatabase } from '../support/gateways.ts'

const addIssue = async (
  manager: EntityManager,
  state: 'scheduled' | 'sending',
  sendAt: Date,
): Promise<string> => {
  const id = newId()
  await manager.query(
    `insert into newsletter_issues (id, title_en, title_ka, content_en, content_ka, state, send_at)
     values ($1, 'Autumn', 'შემოდგომა', 'Twelve dogs.', 'თორმეტი ძაღლი.', $2, $3)`,
    [id, state, sendAt],
  )
  return id
}

test('an issue does not begin before the one that is due first, while somebody writes on that', async ({
  dataSource,
  connection,
}) => {
  const open = await createOwnDatabase(dataSource, connection)
  const [gateway, writer] = await Promise.all([open(), open()])
  const { manager } = gateway
  const now = Date.now()
  const first = await addIssue(manager, 'scheduled', new Date(now - 2000))
  const second = await addIssue(manager, 'scheduled', new Date(now - 1000))
  const { sendSome } = createIssueSending(manager)
  const outbox = createKeptOutbox(systemClock)
  const states = async () => {
    const rows = await manager.query<{ state: string }[]>(
      'select state from newsletter_issues where id = any($1) order by send_at',
      [[first, second]],
    )
    return rows.map(({ state }) => state)
  }
  await writer.manager.transaction(async (within) => {
    await within.query('select from newsletter_issues where id = $1 for update', [first])
    expect(await sendSome(outbox, systemClock.now())).toBe(false)
    expect(await states()).toEqual(['scheduled', 'scheduled'])
  })
  await sendSome(outbox, systemClock.now())
  expect(await states()).toEqual(['sending', 'scheduled'])
})

test('each reader is written to once, however many gateways send an issue at the same moment, and end amidst it', async ({
  dataSource,
  connection,
}) => {
  const open = await createOwnDatabase(dataSource, connection)
  const gateways = await Promise.all([open(), open(), open()])
  const { manager } = gateways[0]
  await manager.query(
    `insert into newsletter_subscriptions (id, email, email_key, locale, created_at)
     select gen_random_uuid(), 'reader-' || n || '@example.org', 'reader-' || n || '@example.org', 'ka', '2020-01-01'
     from generate_series(1, 1000) n`,
  )
  await addIssue(manager, 'sending', new Date())
  const outbox = createKeptOutbox(systemClock)
  let ends = 0
  let steps = 0
  /** Now and then letters are the end of whoever has written them: they go with what was written beside them. */
  const mortal: typeof outbox = {
    ...outbox,
    writeAll: async (within, drafts) => {
      await outbox.writeAll(within, drafts)
      steps += 1
      if (steps % 4 > 0) return
      ends += 1
      throw new Error('ended')
    },
  }
  const isDone = async (): Promise<boolean> => {
    const [issue] = await manager.query<{ state: string }[]>('select state from newsletter_issues')
    return issue?.state === 'sent'
  }
  const run = async (gateway: (typeof gateways)[number]): Promise<void> => {
    const { sendSome } = createIssueSending(gateway.manager)
    while (!(await isDone())) await sendSome(mortal, systemClock.now()).catch(() => false)
  }
  await Promise.all(gateways.map(run))
  const [counted] = await manager.query<unknown[]>(
    `select count(*)::int as letters, count(distinct recipient)::int as readers from letters where kind = 'newsletter'`,
  )
  expect(counted).toEqual({ letters: 1000, readers: 1000 })
  expect(await manager.query('select readers, written from newsletter_progress')).toEqual([
    { readers: 1000, written: 1000 },
  ])
  expect(ends).toBeGreaterThan(1)
})
