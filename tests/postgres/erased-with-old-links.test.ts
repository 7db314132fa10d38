import type { DataSource, EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { newId } from '../../gateway/core/ids.ts'
import { loginFingerprint } from '../../gateway/core/login-fingerprint.ts'
import { createKeptOutbox } from '../../gateway/letters/outbox.ts'
import { createEmailVerificationsRepository } from '../../gateway/rooms/accounts/email-verifications.repository.ts'
import { createPasswordResetsRepository } from '../../gateway/rooms/accounts/password-resets.repository.ts'
import { createPersonalDataRepository } from '../../gateway/rooms/personal-data/personal-data.repository.ts'
import { test } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'

const email = 'eka@example.org'
const now = new Date()
const later = new Date(now.getTime() + 3_600_000)
const before = new Date(now.getTime() - 3_600_000)
const outbox = createKeptOutbox({ now: () => now })

const addAccount = async (manager: EntityManager, name: string, role: string): Promise<string> => {
  const id = newId()
  await manager.query(
    `insert into users (id, first_name, last_name, email, email_key, username, username_key, password_hash, locale, role)
     values ($1, 'Eka', 'Lomidze', $2, $2, $3, $3, 'hash', 'ka', $4)`,
    [id, `${name}@example.org`, name, role],
  )
  return id
}

const areWaiting = (manager: EntityManager, count: number) =>
  eventually(async () =>
    expect(
      await manager.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    ).toHaveLength(count),
  )

/** Erases somebody who asks for a link once their account is held, and has one that is over; answers what came of both. */
const erasedWhile = async (
  dataSource: DataSource,
  table: 'email_verifications' | 'password_resets',
  ask: (userId: string) => Promise<unknown>,
): Promise<string[]> => {
  const { manager } = dataSource
  const holding = dataSource.createQueryRunner()
  try {
    const [admin, userId] = [
      await addAccount(manager, 'nino', 'admin'),
      await addAccount(manager, 'eka', 'user'),
    ]
    await manager.query(
      `insert into ${table} (id, user_id, asked_at, expires_at) values (gen_random_uuid(), $1, $2, $2)`,
      [userId, before],
    )
    await holding.startTransaction()
    await holding.query('lock table removed_rows in row exclusive mode')
    const erasing = createPersonalDataRepository(manager).erase(email, admin)
    await areWaiting(manager, 1)
    const both = Promise.allSettled([erasing, ask(userId)])
    await areWaiting(manager, 2)
    await holding.commitTransaction()
    return (await both).map(({ status }) => status)
  } finally {
    if (holding.isTransactionActive) await holding.rollbackTransaction()
    await holding.release()
    for (const each of ['users', 'letters', 'login_attempts', 'erasures'])
      await manager.query(`delete from ${each}`)
  }
}

describe('whoever has a link that is over is erased while they ask for another', () => {
  test('to confirm their email', async ({ dataSource }) => {
    const { manager } = dataSource
    const verifications = createEmailVerificationsRepository(manager)
    expect(
      await erasedWhile(dataSource, 'email_verifications', (userId) =>
        verifications.inTransaction(
          verifications.asking({ id: newId(), userId, askedAt: now, expiresAt: later }, outbox),
        ),
      ),
    ).toEqual(['fulfilled', 'fulfilled'])
  })

  test('for a forgotten password', async ({ dataSource }) => {
    const key = `${loginFingerprint('account', email)}.reset`
    expect(
      await erasedWhile(dataSource, 'password_resets', () =>
        createPasswordResetsRepository(dataSource.manager).ask(
          { id: newId(), email, emailKey: email, askedAt: now, expiresAt: later },
          { key, at: now, since: before, expiresAt: later, most: 5 },
          outbox,
        ),
      ),
    ).toEqual(['fulfilled', 'fulfilled'])
  })
})
