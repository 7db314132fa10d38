import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import { newId } from '../../gateway/core/ids.ts'
import { createHandlingRepository } from '../../gateway/rooms/contacts/handling.repository.ts'
import { test } from '../support/database.ts'

const addEditor = async (manager: EntityManager): Promise<string> => {
  const id = newId()
  await manager.query(
    `insert into users (id, first_name, last_name, email, email_key, username, username_key, password_hash, locale, role)
     values ($1, 'Eka', 'Lomidze', 'e@example.org', 'e@example.org', 'eka', 'eka', 'hash', 'ka', 'editor')`,
    [id],
  )
  return id
}

const addMessage = async (manager: EntityManager): Promise<string> => {
  const id = newId()
  await manager.query(
    `insert into contact_messages (id, name, email, message, locale) values ($1, 'Ana', 'ana@example.org', 'Hello', 'en')`,
    [id],
  )
  return id
}

test('a colleague who is disabled while a message is given to them is not given it', async ({
  dataSource,
}) => {
  const { manager } = dataSource
  const admin = dataSource.createQueryRunner()
  try {
    const [account, message] = [await addEditor(manager), await addMessage(manager)]
    await admin.startTransaction()
    await admin.query('update users set disabled_at = now() where id = $1', [account])
    const given = createHandlingRepository(manager).change(
      message,
      { account, roles: ['admin', 'editor'] },
      (_, mayTake) => (mayTake ? { takenBy: account } : {}),
    )
    await expect
      .poll(() =>
        manager.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      )
      .toHaveLength(1)
    await admin.commitTransaction()
    expect(await given).toMatchObject({ takenBy: null })
  } finally {
    if (admin.isTransactionActive) await admin.rollbackTransaction()
    await admin.release()
    for (const table of ['contact_messages', 'users']) await manager.query(`delete from ${table}`)
  }
})
