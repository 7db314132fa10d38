import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import { newId } from '../../gateway/core/ids.ts'
import type { SignedIn } from '../../gateway/core/viewer.ts'
import { createDonationsRepository } from '../../gateway/rooms/donations/donations.repository.ts'
import { createDonationsService } from '../../gateway/rooms/donations/donations.service.ts'
import { createEntriesRepository } from '../../gateway/rooms/donations/entries.repository.ts'
import { createLedgerRepository } from '../../gateway/rooms/donations/ledger.repository.ts'
import { createTestClock } from '../support/clock.ts'
import { test } from '../support/database.ts'
import { addProject } from '../support/ledger.ts'

const serviceOver = (manager: EntityManager) =>
  createDonationsService({
    donations: createDonationsRepository(manager),
    ledger: createLedgerRepository(manager),
    entries: createEntriesRepository(manager),
    clock: createTestClock(),
  })

const reason = 'The bank says so.'

test('of two who correct one gift at the same time the second meets what the first has written', async ({
  dataSource,
}) => {
  const { manager } = dataSource
  const admin: SignedIn = {
    kind: 'signed-in',
    id: newId(),
    role: 'admin',
    token: { hash: '', expiresAt: new Date(0) },
  }
  const first = dataSource.createQueryRunner()
  try {
    await manager.query(
      `insert into users (id, first_name, last_name, email, email_key, username, username_key, password_hash, locale)
       values ($1, 'ნინო', 'ლომიძე', 'a@example.org', 'a@example.org', 'two', 'two', 'hash', 'ka')`,
      [admin.id],
    )
    const projectId = await addProject(manager)
    const donations = serviceOver(manager)
    const { id, version } = await donations.record(admin, projectId, { amount: 250, anonymous: true }, 'en')

    await first.startTransaction()
    await serviceOver(first.manager).correct(admin, id, { amount: 205, version, reason }, 'en')
    const refused = expect(
      donations.correct(admin, id, { amount: 7, version, reason }, 'en'),
    ).rejects.toThrow('changed by someone else')
    const refunded = donations.refund(admin, id, { amount: 5, reason })
    await first.commitTransaction()
    await refused
    expect(await refunded).toMatchObject({ amount: 200, refunded: 5, version: 3 })
  } finally {
    if (first.isTransactionActive) await first.rollbackTransaction()
    await first.release()
    await manager.query('truncate donations cascade')
    await manager.query('delete from projects')
    await manager.query('delete from users where id = $1', [admin.id])
  }
})
