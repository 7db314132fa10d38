import type { DataSource, EntityManager } from 'typeorm'
import { expect } from 'vitest'
import { newId } from '../../gateway/core/ids.ts'
import type { SignedIn } from '../../gateway/core/viewer.ts'
import { createBinRepository } from '../../gateway/rooms/bin/bin.repository.ts'
import { createBinService } from '../../gateway/rooms/bin/bin.service.ts'
import { createDonationsRepository } from '../../gateway/rooms/donations/donations.repository.ts'
import { createDonationsService } from '../../gateway/rooms/donations/donations.service.ts'
import { createEntriesRepository } from '../../gateway/rooms/donations/entries.repository.ts'
import { createFulfilmentsRepository } from '../../gateway/rooms/donations/fulfilments.repository.ts'
import { createImportsRepository } from '../../gateway/rooms/donations/imports.repository.ts'
import { createLedgerRepository } from '../../gateway/rooms/donations/ledger.repository.ts'
import { createMonthSumsRepository } from '../../gateway/rooms/donations/month-sums.repository.ts'
import { createProjectsRepository } from '../../gateway/rooms/projects/projects.repository.ts'
import { createProjectsService } from '../../gateway/rooms/projects/projects.service.ts'
import { createTestClock, type TestClock } from '../support/clock.ts'
import { test as withDatabase } from '../support/database.ts'
import { addProject } from '../support/ledger.ts'

const admin: SignedIn = {
  kind: 'signed-in',
  id: newId(),
  role: 'admin',
  session: newId(),
}

/** The services of one session of the database. */
const servicesOver = (manager: EntityManager, clock: TestClock) => {
  const donations = createDonationsService({
    donations: createDonationsRepository(manager),
    ledger: createLedgerRepository(manager),
    entries: createEntriesRepository(manager, null),
    imports: createImportsRepository(manager, null),
    donors: { namesakesOf: async () => new Map() },
    months: createMonthSumsRepository(manager),
    fulfilments: createFulfilmentsRepository(manager, null),
    clock,
  })
  return {
    donations,
    projects: createProjectsService(createProjectsRepository(manager), donations, clock),
    bin: createBinService(createBinRepository(manager), [], clock, () => undefined),
  }
}

const gift = { amount: 50, anonymous: true }

/** Whether somebody waits for a lock of somebody else by now. */
const isAnyoneWaiting = async (dataSource: DataSource): Promise<boolean> => {
  const rows = await dataSource.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rows.length > 0
}

/** What is written here stands until the test is over: two sessions see it. */
const test = withDatabase
  .extend('clock', () => createTestClock())
  .extend('project', async ({ dataSource }, { onCleanup }) => {
    const { manager } = dataSource
    await manager.query(
      `insert into users (id, first_name, last_name, email, email_key, username, username_key, password_hash, locale)
       values ($1, 'ნინო', 'ლომიძე', 'b@example.org', 'b@example.org', 'bin', 'bin', 'hash', 'ka')`,
      [admin.id],
    )
    onCleanup(async () => {
      await manager.query('truncate donations, donors, people cascade')
      await manager.query('delete from projects')
      await manager.query('delete from users where id = $1', [admin.id])
    })
    return addProject(manager)
  })
  .extend('first', async ({ dataSource }, { onCleanup }) => {
    const runner = dataSource.createQueryRunner()
    await runner.startTransaction()
    onCleanup(async () => {
      if (runner.isTransactionActive) await runner.rollbackTransaction()
      await runner.release()
    })
    return runner
  })

test('whoever deletes a project waits for the gift that is being recorded, and then keeps it', async ({
  dataSource,
  clock,
  project,
  first,
}) => {
  const second = servicesOver(dataSource.manager, clock)
  await servicesOver(first.manager, clock).donations.record(admin, project, gift, 'en')
  const refused = expect(second.projects.delete(admin, project)).rejects.toMatchObject({
    driverError: { constraint: 'projects_with_gifts' },
  })
  await expect.poll(() => isAnyoneWaiting(dataSource)).toBe(true)
  await first.commitTransaction()
  await refused
  expect(await second.projects.get(admin, project)).toMatchObject({ raised: 50 })
})

test('a gift that is recorded while its project is being deleted waits, and is refused', async ({
  dataSource,
  clock,
  project,
  first,
}) => {
  const second = servicesOver(dataSource.manager, clock)
  await servicesOver(first.manager, clock).projects.delete(admin, project)
  const refused = expect(second.donations.record(admin, project, gift, 'en')).rejects.toMatchObject({
    driverError: { constraint: 'donations_project_id_fkey' },
  })
  await expect.poll(() => isAnyoneWaiting(dataSource)).toBe(true)
  await first.commitTransaction()
  await refused
  expect(await dataSource.query('select id from donations')).toEqual([])
})

test('where the deletion is taken back meanwhile, the gift is recorded', async ({
  dataSource,
  clock,
  project,
  first,
}) => {
  const second = servicesOver(dataSource.manager, clock)
  await servicesOver(first.manager, clock).projects.delete(admin, project)
  const recorded = second.donations.record(admin, project, gift, 'en')
  await expect.poll(() => isAnyoneWaiting(dataSource)).toBe(true)
  await first.rollbackTransaction()
  expect(await recorded).toMatchObject({ amount: 50 })
})

test('two gateways that empty the bin at once do not wait for each other', async ({
  dataSource,
  clock,
  project,
  first,
}) => {
  const second = servicesOver(dataSource.manager, clock)
  await second.projects.delete(admin, project)
  clock.advance({ seconds: 31 * 86_400 })
  expect(await servicesOver(first.manager, clock).bin.empty()).toBe(1)
  expect(await second.bin.empty()).toBe(0)
  await first.commitTransaction()
  expect(await dataSource.query('select id from projects')).toEqual([])
})

test('what is brought back while the bin is emptied is brought back, or not there', async ({
  dataSource,
  clock,
  project,
  first,
}) => {
  const second = servicesOver(dataSource.manager, clock)
  await second.projects.delete(admin, project)
  clock.advance({ seconds: 31 * 86_400 })
  await servicesOver(first.manager, clock).bin.restore(admin, project)
  expect(await second.bin.empty()).toBe(0)
  await first.commitTransaction()
  expect(await second.bin.empty()).toBe(0)
  expect(await second.projects.get(admin, project)).toMatchObject({ id: project })
})
