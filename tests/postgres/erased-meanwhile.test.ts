import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import { newId } from '../../gateway/core/ids.ts'
import { createDonationsRepository } from '../../gateway/rooms/donations/donations.repository.ts'
import { createPersonalDataRepository } from '../../gateway/rooms/personal-data/personal-data.repository.ts'
import { test } from '../support/database.ts'
import { addProject } from '../support/ledger.ts'

const email = 'tamar@example.org'

const addAdmin = async (manager: EntityManager): Promise<string> => {
  const id = newId()
  await manager.query(
    `insert into users (id, first_name, last_name, email, email_key, username, username_key, password_hash, locale, role)
     values ($1, 'Nino', 'Lomidze', 'a@example.org', 'a@example.org', 'two', 'two', 'hash', 'ka', 'admin')`,
    [id],
  )
  return id
}

const giveIn = (manager: EntityManager, projectId: string, recordedBy: string) =>
  createDonationsRepository(manager).insertConfirmed(
    {
      id: newId(),
      projectId,
      amount: 5,
      anonymous: false,
      receivedAt: new Date(),
      method: null,
      reference: null,
      locale: 'en',
      recordedBy,
    },
    { name: 'Tamar', email, emailKey: email, locale: 'en' },
    null,
  )

const giversOf = async (manager: EntityManager): Promise<(string | null)[]> => {
  const rows = await manager.query<{ name: string | null }[]>(
    'select o.name from donations d left join donors o on o.id = d.donor_id order by d.created_at',
  )
  return rows.map(({ name }) => name)
}

const clear = async (manager: EntityManager): Promise<void> => {
  await manager.query('truncate donations, donors, people cascade')
  for (const table of ['projects', 'contact_messages', 'erasures', 'users']) {
    await manager.query(`delete from ${table}`)
  }
}

test('a gift on its way when its giver is erased is waited for, and one that comes meanwhile is of somebody new', async ({
  dataSource,
}) => {
  const { manager } = dataSource
  const [first, second] = [dataSource.createQueryRunner(), dataSource.createQueryRunner()]
  try {
    const by = await addAdmin(manager)
    const projectId = await addProject(manager)
    await first.startTransaction()
    await giveIn(first.manager, projectId, by)
    await second.startTransaction()
    const erased = createPersonalDataRepository(second.manager).erase(email, by)
    await first.commitTransaction()
    expect(await erased).toEqual(expect.arrayContaining([{ place: 'gifts', count: 1 }]))
    const later = giveIn(manager, projectId, by)
    await second.commitTransaction()
    await later
    expect(await giversOf(manager)).toEqual([null, 'Tamar'])
    expect(await manager.query('select name from people')).toEqual([{ name: 'Tamar' }])
  } finally {
    for (const runner of [first, second]) {
      if (runner.isTransactionActive) await runner.rollbackTransaction()
      await runner.release()
    }
    await clear(manager)
  }
})

test('a message on its way when its writer is erased is held up by nothing, and found by the next search', async ({
  dataSource,
}) => {
  const { manager } = dataSource
  const writer = dataSource.createQueryRunner()
  try {
    const by = await addAdmin(manager)
    const personalData = createPersonalDataRepository(manager)
    await writer.startTransaction()
    await writer.query(
      `insert into contact_messages (id, name, email, message, locale) values ($1, 'Tamar', $2, 'Hello', 'en')`,
      [newId(), email],
    )
    expect(await personalData.erase(email, by)).toEqual([])
    await writer.commitTransaction()
    expect((await personalData.find(email, by)).places).toEqual([{ place: 'messages', count: 1 }])
    const both = await Promise.all([personalData.erase(email, by), personalData.erase(email, by)])
    expect(both.toSorted((one, two) => two.length - one.length)).toEqual([
      [{ place: 'messages', count: 1 }],
      [],
    ])
  } finally {
    if (writer.isTransactionActive) await writer.rollbackTransaction()
    await writer.release()
    await clear(manager)
  }
})
