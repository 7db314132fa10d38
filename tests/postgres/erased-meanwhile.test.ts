import type { DataSource, EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { type Asker, askedBy } from '../../gateway/core/asker.ts'
import { newId } from '../../gateway/core/ids.ts'
import { createLettersRepository } from '../../gateway/letters/letters.repository.ts'
import { createPersonalDataRepository } from '../../gateway/rooms/personal-data/personal-data.repository.ts'
import { test } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'

const address = (name: string): string => `${name}@example.org`

const addAccount = async (manager: EntityManager, name: string, role: string): Promise<string> => {
  const id = newId()
  await manager.query(
    `insert into users (id, first_name, last_name, email, email_key, username, username_key, password_hash, locale, role)
     values ($1, $2, 'Lomidze', $3, $3, $2, $2, 'hash', 'ka', $4)`,
    [id, name, address(name), role],
  )
  return id
}

const askerAt = (actor: string): Asker => ({
  actor,
  session: newId(),
  address: '203.0.113.77',
  device: 'an old telephone',
  operation: 'createEvent',
})

const writeEvent = `insert into events (id, title_en, content_en) values (gen_random_uuid(), 'Walk', 'We meet at noon.')`

/** Nobody is erased who still is in the team. */
const leaveTeam = (manager: EntityManager, id: string): Promise<unknown> =>
  manager.query(`update users set role = 'user' where id = $1`, [id])

const places = (manager: EntityManager): Promise<unknown[]> =>
  manager.query(`select address, device from trail_origins where num_nonnulls(address, device) > 0`)

const forgetAll = async ({ manager }: DataSource): Promise<void> => {
  await manager.query('delete from events')
  await manager.query('delete from users')
  await manager.query('delete from erasures')
  for (const table of ['trail_values', 'trail', 'trail_origins']) {
    await manager.query(`alter table ${table} disable trigger user`)
    await manager.query(`delete from ${table}`)
    await manager.query(`alter table ${table} enable trigger user`)
  }
}

const waitFor = (manager: EntityManager, sessions: number): Promise<void> =>
  eventually(async () => {
    const waiting: unknown[] = await manager.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(waiting.length).toBeGreaterThanOrEqual(sessions)
  })

describe('whoever is erased as a server refuses an answer to their message', () => {
  test('is erased, and neither stands in the way of the other', async ({ dataSource }) => {
    const { manager } = dataSource
    const other = dataSource.createQueryRunner()
    try {
      const admin = await addAccount(manager, 'nino', 'admin')
      const [message, answer, letter] = [newId(), newId(), newId()]
      await manager.query(
        `insert into contact_messages (id, name, email, message, locale, state)
         values ($1, 'Eka', $2, 'When can I visit?', 'en', 'answered')`,
        [message, address('eka')],
      )
      await manager.query(
        `insert into letters (id, kind, locale, recipient, about, state, attempts, written_at)
         values ($1, 'messageAnswer', 'en', $2, $3, 'sending', 1, now())`,
        [letter, address('eka'), answer],
      )
      await manager.query(
        `insert into message_answers (id, message_id, text, written_by, letter_id) values ($1, $2, 'Today.', $3, $4)`,
        [answer, message, admin, letter],
      )
      // Whoever erases gets as far as the invitations.
      await other.startTransaction()
      await other.query('lock table invitations in share mode')
      const erasing = createPersonalDataRepository(manager).erase(address('eka'), admin)
      await waitFor(manager, 1)
      const settling = createLettersRepository(manager).settle(letter, 1, { state: 'failed', answer: '550' })
      await Promise.race([settling, waitFor(manager, 2)])
      await other.commitTransaction()
      expect(await Promise.allSettled([erasing, settling])).toMatchObject([
        { status: 'fulfilled' },
        { status: 'fulfilled' },
      ])
      expect(await manager.query('select from letters')).toEqual([])
    } finally {
      if (other.isTransactionActive) await other.rollbackTransaction()
      await other.release()
      await manager.query('delete from contact_messages')
      await manager.query('delete from letters')
      await forgetAll(dataSource)
    }
  })
})

describe('from where a colleague has written who is erased', () => {
  test('is not kept of what is on its way by then', async ({ dataSource }) => {
    const { manager } = dataSource
    const writing = dataSource.createQueryRunner()
    try {
      const [admin, editor] = [
        await addAccount(manager, 'nino', 'admin'),
        await addAccount(manager, 'eka', 'editor'),
      ]
      await askedBy(askerAt(editor), async () => {
        await writing.startTransaction()
        await writing.query(writeEvent)
      })
      await leaveTeam(manager, editor)
      let isErased = false
      const erasing = createPersonalDataRepository(manager)
        .erase(address('eka'), admin)
        .then(() => {
          isErased = true
        })
      await eventually(async () => {
        const waiting: unknown[] = await manager.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(isErased || waiting.length > 0).toBe(true)
      })
      await writing.commitTransaction()
      await erasing
      expect(await places(manager)).toEqual([])
    } finally {
      if (writing.isTransactionActive) await writing.rollbackTransaction()
      await writing.release()
      await forgetAll(dataSource)
    }
  })

  test('is not kept of what a request of theirs does after', async ({ dataSource }) => {
    const { manager } = dataSource
    try {
      const [admin, editor] = [
        await addAccount(manager, 'nino', 'admin'),
        await addAccount(manager, 'eka', 'editor'),
      ]
      await askedBy(askerAt(editor), () => manager.query(writeEvent))
      await leaveTeam(manager, editor)
      expect(await places(manager)).toHaveLength(1)
      await createPersonalDataRepository(manager).erase(address('eka'), admin)
      await askedBy(askerAt(editor), () => manager.query(writeEvent))
      expect(await manager.query('select actor_id from trail where actor_id = $1', [editor])).toHaveLength(2)
      expect(await places(manager)).toEqual([])
    } finally {
      await forgetAll(dataSource)
    }
  })
})
