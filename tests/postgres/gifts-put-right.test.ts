import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import { newId } from '../../gateway/core/ids.ts'
import type { SignedIn } from '../../gateway/core/viewer.ts'
import { createDonationsRepository } from '../../gateway/rooms/donations/donations.repository.ts'
import { createDonationsService } from '../../gateway/rooms/donations/donations.service.ts'
import { createEntriesRepository } from '../../gateway/rooms/donations/entries.repository.ts'
import { createFulfilmentsRepository } from '../../gateway/rooms/donations/fulfilments.repository.ts'
import { createImportsRepository } from '../../gateway/rooms/donations/imports.repository.ts'
import { createLedgerRepository } from '../../gateway/rooms/donations/ledger.repository.ts'
import { createMonthSumsRepository } from '../../gateway/rooms/donations/month-sums.repository.ts'
import { createTestClock } from '../support/clock.ts'
import { test } from '../support/database.ts'
import { addProject } from '../support/ledger.ts'

const serviceOver = (manager: EntityManager) =>
  createDonationsService({
    donations: createDonationsRepository(manager),
    ledger: createLedgerRepository(manager),
    entries: createEntriesRepository(manager, null),
    imports: createImportsRepository(manager, null),
    donors: { namesakesOf: async () => new Map() },
    months: createMonthSumsRepository(manager),
    fulfilments: createFulfilmentsRepository(manager, null),
    clock: createTestClock(),
  })

const reason = 'The bank says so.'

const addAdmin = async (manager: EntityManager): Promise<SignedIn> => {
  const id = newId()
  await manager.query(
    `insert into users (id, first_name, last_name, email, email_key, username, username_key, password_hash, locale)
     values ($1, 'ნინო', 'ლომიძე', 'a@example.org', 'a@example.org', 'two', 'two', 'hash', 'ka')`,
    [id],
  )
  return { kind: 'signed-in', id, role: 'admin', session: newId() }
}

/** Whoever waits for somebody else by now. */
const waiting = (manager: EntityManager): Promise<unknown[]> =>
  manager.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )

const clear = async (manager: EntityManager): Promise<void> => {
  await manager.query('truncate donations, donors, people, donation_imports, bank_mappings cascade')
  await manager.query('delete from projects')
  await manager.query('delete from users')
}

test('of two who correct one gift at the same time the second meets what the first has written', async ({
  dataSource,
}) => {
  const { manager } = dataSource
  const first = dataSource.createQueryRunner()
  try {
    const admin = await addAdmin(manager)
    const projectId = await addProject(manager)
    const donations = serviceOver(manager)
    const { id, version } = await donations.record(admin, projectId, { amount: 250, anonymous: true }, 'en')

    await first.startTransaction()
    await serviceOver(first.manager).correct(admin, id, { amount: 205, version, reason }, 'en')
    const refused = expect(
      donations.correct(admin, id, { amount: 7, version, reason }, 'en'),
    ).rejects.toThrow('changed by someone else')
    const refunded = donations.refund(admin, id, { amount: 5, reason })
    await expect.poll(() => waiting(manager)).toHaveLength(2)
    await first.commitTransaction()
    await refused
    expect(await refunded).toMatchObject({ amount: 200, refunded: 5, version: 3 })
  } finally {
    if (first.isTransactionActive) await first.rollbackTransaction()
    await first.release()
    await clear(manager)
  }
})

test('an import waits for whoever is recording a gift by hand, and is refused with what it then finds', async ({
  dataSource,
}) => {
  const { manager } = dataSource
  const byHand = dataSource.createQueryRunner()
  try {
    const admin = await addAdmin(manager)
    const projectId = await addProject(manager)
    const csv = 'Date;Amount;Sender\n02.02.2026;12,50;Ana'
    const mapping = { day: 1, dayOrder: 'dayFirst', amount: 2, decimalMark: 'comma', payer: 3 }
    const choices = [{ line: 2, included: true, twin: null }]
    await byHand.startTransaction()
    await serviceOver(byHand.manager).record(
      admin,
      projectId,
      { amount: 12.5, donorName: 'Ana', receivedAt: '2026-02-02T10:00:00+04:00' },
      'en',
    )
    const refused = expect(
      serviceOver(manager).importDonations(admin, projectId, { csv, mapping, choices, gifts: 1, sum: 12.5 }),
    ).rejects.toMatchObject({ code: 'preview_outdated', errors: [{ field: 'csv.2' }] })
    await expect.poll(() => waiting(manager)).toHaveLength(1)
    await byHand.commitTransaction()
    await refused
    expect(await manager.query('select count(*)::integer as gifts from donations')).toEqual([{ gifts: 1 }])
  } finally {
    if (byHand.isTransactionActive) await byHand.rollbackTransaction()
    await byHand.release()
    await clear(manager)
  }
})

test('of two who import one statement at the same time the second finds what the first has written', async ({
  dataSource,
}) => {
  const { manager } = dataSource
  try {
    const admin = await addAdmin(manager)
    const projectId = await addProject(manager)
    const donations = serviceOver(manager)
    const csv = 'Date;Amount;Sender;Reference\n02.02.2026;12,50;Ana;18-220571'
    const mapping = { day: 1, dayOrder: 'dayFirst', amount: 2, decimalMark: 'comma', payer: 3, reference: 4 }
    const file = { csv, mapping, gifts: 1, sum: 12.5 }
    const attempts = await Promise.allSettled(
      [1, 2, 3].map(() => donations.importDonations(admin, projectId, file)),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const reasons = attempts.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(reasons).toEqual(['preview_outdated', 'preview_outdated'])
    expect(await manager.query('select count(*)::integer as gifts from donations')).toEqual([{ gifts: 1 }])
  } finally {
    await clear(manager)
  }
})

const statementOf = (count: number) => {
  const amounts = Array.from({ length: count }, (_, index) => 1 + (index % 90))
  const lines = amounts.map((amount, index) => `2026-02-02,${amount}.00,Payer ${index},18-${index}`)
  return {
    csv: ['Date,Amount,Sender,Reference', ...lines].join('\n'),
    mapping: { day: 1, dayOrder: 'yearFirst', amount: 2, decimalMark: 'point', payer: 3, reference: 4 },
    gifts: count,
    sum: amounts.reduce((sum, amount) => sum + amount, 0),
  }
}

test('an import is undone however many gifts it has made', { timeout: 120_000 }, async ({ dataSource }) => {
  const { manager } = dataSource
  try {
    const admin = await addAdmin(manager)
    const projectId = await addProject(manager)
    const donations = serviceOver(manager)
    const { id } = await donations.importDonations(admin, projectId, statementOf(5000))
    expect(await donations.voidImport(admin, id, { reason })).toMatchObject({ voidedAt: expect.any(String) })
    expect(
      await manager.query(
        'select raised::float8, donation_count::integer as gifts from project_totals where project_id = $1',
        [projectId],
      ),
    ).toEqual([{ raised: 0, gifts: 0 }])
    expect(await manager.query('select rebuild_project_totals() + rebuild_people() as corrected')).toEqual([
      { corrected: 0 },
    ])
  } finally {
    await clear(manager)
  }
})

const others = [
  ['judges whether two donors are one', 'select hold_people()'],
  ['imports', 'lock table donation_imports in exclusive mode'],
] as const

for (const [who, lock] of others) {
  test(`who undoes an import waits for whoever ${who} before they hold what those need`, async ({
    dataSource,
  }) => {
    const { manager } = dataSource
    const first = dataSource.createQueryRunner()
    try {
      const admin = await addAdmin(manager)
      const projectId = await addProject(manager)
      const donations = serviceOver(manager)
      const { id } = await donations.importDonations(admin, projectId, statementOf(3))
      await first.startTransaction()
      await first.query(lock)
      const undone = Promise.allSettled([donations.voidImport(admin, id, { reason })])
      await expect
        .poll(() => manager.query(`select from pg_stat_activity where wait_event_type = 'Lock'`))
        .not.toEqual([])
      await first.query('select from project_totals for update')
      await first.commitTransaction()
      expect(await undone).toMatchObject([{ status: 'fulfilled' }])
    } finally {
      if (first.isTransactionActive) await first.rollbackTransaction()
      await first.release()
      await clear(manager)
    }
  })
}

test('who writes a gift waits for whoever judges donors before they hold a person', async ({
  dataSource,
}) => {
  const { manager } = dataSource
  const first = dataSource.createQueryRunner()
  try {
    const admin = await addAdmin(manager)
    const projectId = await addProject(manager)
    const donations = serviceOver(manager)
    const gift = { amount: 5, donorName: 'Ana', donorEmail: 'ana@example.org', anonymous: false }
    const { id, version } = await donations.record(admin, projectId, gift, 'en')
    await first.startTransaction()
    await first.query('select hold_people()')
    const written = Promise.allSettled([
      donations.record(admin, projectId, { ...gift, donorName: 'Anna' }, 'en'),
      donations.correct(admin, id, { ...gift, donorName: 'Anano', version, reason }, 'en'),
    ])
    await expect
      .poll(() => manager.query(`select from pg_stat_activity where wait_event_type = 'Lock'`))
      .toHaveLength(2)
    await first.query('select from people for update')
    await first.commitTransaction()
    expect(await written).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
  } finally {
    if (first.isTransactionActive) await first.rollbackTransaction()
    await first.release()
    await clear(manager)
  }
})

test('gifts of a project are put right, and recorded, while a statement is imported to it', async ({
  dataSource,
}) => {
  const { manager } = dataSource
  const first = dataSource.createQueryRunner()
  try {
    const admin = await addAdmin(manager)
    const projectId = await addProject(manager)
    const donations = serviceOver(manager)
    const give = (donorName: string) =>
      donations.record(
        admin,
        projectId,
        { amount: 50, donorName, donorEmail: `${donorName}@example.org`, anonymous: false },
        'en',
      )
    const [corrected, refunded, voided, restored] = [
      await give('ana'),
      await give('beka'),
      await give('gia'),
      await give('dato'),
    ]
    await donations.void(admin, restored.id, { reason })
    const csv = 'Date;Amount;Sender\n02.02.2026;12,50;Ana\n03.02.2026;7;Eka'
    const mapping = { day: 1, dayOrder: 'dayFirst', amount: 2, decimalMark: 'comma', payer: 3 }
    await first.startTransaction()
    await first.query('lock table donors in share mode')
    const imported = donations.importDonations(admin, projectId, { csv, mapping, gifts: 2, sum: 19.5 })
    const waiting = (count: number) =>
      expect
        .poll(() =>
          manager.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        )
        .toHaveLength(count)
    const all: Promise<unknown>[] = [imported]
    await waiting(1)
    all.push(donations.correct(admin, corrected.id, { amount: 60, reason }, 'en'))
    await waiting(2)
    all.push(
      donations.refund(admin, refunded.id, { amount: 20, reason }),
      donations.void(admin, voided.id, { reason }),
      donations.restore(admin, restored.id, { reason }),
      give('eka'),
    )
    const settled = Promise.allSettled(all)
    await first.commitTransaction()
    expect((await settled).map(({ status }) => status)).toEqual(Array(6).fill('fulfilled'))
    expect(
      await manager.query(
        'select raised::float8, donation_count::integer as gifts from project_totals where project_id = $1',
        [projectId],
      ),
    ).toEqual([{ raised: 60 + 30 + 50 + 50 + 19.5, gifts: 6 }])
  } finally {
    if (first.isTransactionActive) await first.rollbackTransaction()
    await first.release()
    await clear(manager)
  }
})
