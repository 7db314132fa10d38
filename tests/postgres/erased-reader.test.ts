import type { DataSource, EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { newId } from '../../gateway/core/ids.ts'
import { createNewsletterRepository } from '../../gateway/rooms/newsletter/newsletter.repository.ts'
import { createPersonalDataRepository } from '../../gateway/rooms/personal-data/personal-data.repository.ts'
import { test } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'

const email = 'ana@example.org'

/** Has somebody erase a reader with whom another transaction is doing something; answers what is left of them. */
const erasedWhile = async (
  dataSource: DataSource,
  prepare: (manager: EntityManager, id: string) => Promise<unknown>,
  act: (manager: EntityManager, id: string) => Promise<unknown>,
): Promise<unknown[]> => {
  const { manager } = dataSource
  const [admin, id] = [newId(), newId()]
  const acting = dataSource.createQueryRunner()
  try {
    await manager.query(
      `insert into users (id, first_name, last_name, email, email_key, username, username_key, password_hash, locale, role)
       values ($1, 'Nino', 'Lomidze', 'nino@example.org', 'nino@example.org', 'nino', 'nino', 'hash', 'ka', 'admin')`,
      [admin],
    )
    await manager.query(
      `insert into newsletter_subscriptions (id, email, email_key, locale) values ($1, $2, $2, 'en')`,
      [id, email],
    )
    await prepare(manager, id)
    await acting.startTransaction()
    await act(acting.manager, id)
    let isErased = false
    const erasing = createPersonalDataRepository(manager)
      .erase(email, admin)
      .then(() => {
        isErased = true
      })
    await eventually(async () => {
      const waiting: unknown[] = await manager.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(isErased || waiting.length > 0).toBe(true)
    })
    await acting.commitTransaction()
    await erasing
    return await manager.query(
      `select email from newsletter_subscriptions union all select content ->> 'email' from removed_rows`,
    )
  } finally {
    if (acting.isTransactionActive) await acting.rollbackTransaction()
    await acting.release()
    for (const table of ['newsletter_subscriptions', 'removed_rows', 'users', 'erasures'])
      await manager.query(`delete from ${table}`)
  }
}

const takeOff = (manager: EntityManager, id: string) => createNewsletterRepository(manager).remove(id)
const putBack = (manager: EntityManager, id: string) => createNewsletterRepository(manager).bringBack(id)

describe('nothing is left of a reader who is erased', () => {
  test('while they are put back on the list', async ({ dataSource }) => {
    expect(await erasedWhile(dataSource, takeOff, putBack)).toEqual([])
  })

  test('while they are taken off it', async ({ dataSource }) => {
    expect(await erasedWhile(dataSource, async () => {}, takeOff)).toEqual([])
  })
})
