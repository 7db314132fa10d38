import type { DataSource } from 'typeorm'
import { expect } from 'vitest'
import { Problem } from '../../gateway/core/problem.ts'
import { requireSignedIn, type SignedIn } from '../../gateway/core/viewer.ts'
import { createRandom } from '../../gateway/demo/pseudo-random.ts'
import type { PaymentProvider } from '../../gateway/payments/payment-provider.ts'
import { noLimit } from '../../gateway/rate-limits/limit.ts'
import type { Services } from '../../gateway/rooms.ts'
import { password, signUpOf } from '../support/accounts.ts'
import { createTestClock, type TestClock } from '../support/clock.ts'
import { winterProject } from '../support/content.ts'
import { test as withDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { address, createTestPost, createTestServices } from '../support/gateway.ts'
import { createOwnDatabase } from '../support/gateways.ts'
import { anasPledge, launchGiving } from '../support/pledges.ts'

/** Takes every payment at once, and gives back of it what it is told to. */
const createGenerousBank = () => {
  const refunded = new Map<string, number>()
  const provider: PaymentProvider = {
    name: 'bog',
    begin: async ({ pledgeId }) => ({ id: pledgeId, url: `https://bank.example/${pledgeId}` }),
    read: async (id) => ({ state: 'paid', amount: 7000, currency: 'GEL', refunded: refunded.get(id) ?? 0 }),
    named: ({ body }) => ({ paymentId: body }),
  }
  return { provider, giveBack: (id: string, tetri: number) => refunded.set(id, tetri) }
}

interface Site {
  dataSource: DataSource
  /** Of as many gateways. */
  services: readonly [Services, Services, Services]
  admin: SignedIn
  projects: readonly [string, ...string[]]
  bank: ReturnType<typeof createGenerousBank>
  clock: TestClock
  failures: unknown[]
}

/** Three gateways over one database, which write letters; two projects, so that gifts wait for several sums. */
const test = withDatabase.extend('site', async ({ dataSource, connection }): Promise<Site> => {
  const open = await createOwnDatabase(dataSource, connection)
  const clock = createTestClock()
  const bank = createGenerousBank()
  const failures: unknown[] = []
  const sources = [await open(), await open(), await open()] as const
  const gateway = ({ manager }: DataSource): Services =>
    createTestServices(manager, {
      ...{ clock, post: createTestPost(clock), payments: { providers: [bank.provider], starts: noLimit } },
      onFailure: (error) => failures.push(error),
    })
  const services = [gateway(sources[0]), gateway(sources[1]), gateway(sources[2])] as const
  const [{ accounts, projects }] = services
  await accounts.createAdmin(signUpOf('founder'), 'en')
  const { token } = await accounts.login({ username: 'founder', password }, address)
  const admin = requireSignedIn(await accounts.identify(`Bearer ${token}`))
  await launchGiving(services[0], admin)
  const project = async () => (await projects.create(admin, { ...winterProject, startDate: null }, 'en')).id
  return {
    ...{ dataSource: sources[0], services, admin, bank, clock, failures },
    projects: [await project(), await project()],
  }
})

/** What may be refused because somebody else came first. */
const unlessRefused = async (act: Promise<unknown>): Promise<void> => {
  try {
    await act
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
}

const mapping = {
  ...{ day: 1, dayOrder: 'yearFirst', amount: 2, decimalMark: 'point' },
  ...{ payer: 3, reference: 4, description: 5 },
}

/** Imports a file with these codes. */
const importCodes = async ({ donations }: Services, { admin, projects }: Site, codes: readonly string[]) => {
  const lines = codes.map((code) => `2026-02-17,70.00,Ana,18-${code},${code}`)
  const csv = ['Date,Amount,Sender,Reference,Purpose', ...lines].join('\n')
  const { rows, fingerprint } = await donations.previewImport(admin, { csv, mapping })
  const gifts = rows.filter(({ state }) => state === 'new').length
  const input = { csv, mapping, gifts, sum: 70 * gifts, fingerprint }
  await donations.importDonations(admin, projects[0], input)
}

interface Counts {
  last: number
  receipts: number
  highest: number
  letters: number
  /** Confirmed pledges whose gift has not one receipt. */
  withoutReceipt: number
  /** Refunds of what was promised that have not one. */
  refundsWithoutReceipt: number
  refunds: number
}

const counted = `
  select (select coalesce(sum(last), 0)::int from receipt_numbers) as last,
    (select count(*)::int from receipts) as receipts,
    (select coalesce(max(ordinal), 0)::int from receipts) as highest,
    (select count(*)::int from letters where kind = 'receipt') as letters,
    (select count(*)::int from pledges p where state = 'confirmed' and 1 is distinct from (
      select count(*) from receipts r where r.donation_id = p.donation_id and r.kind = 'gift' and r.sent_at is not null
    )) as "withoutReceipt",
    (select count(*)::int from donation_entries where kind = 'refunded') as refunds,
    (select count(*)::int from donation_entries e join pledges p on p.donation_id = e.donation_id
     where e.kind = 'refunded' and 1 is distinct from (
       select count(*) from receipts r where r.donation_id = e.donation_id and r.entry_version = e.version
     )) as "refundsWithoutReceipt"`

/** How many sessions of this database wait for somebody else. */
const waiting = async (dataSource: DataSource): Promise<number> => {
  const rows = await dataSource.query<unknown[]>(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

/**
 * Somebody holds a gift whose receipt a colleague issues, and so waits for it with the year in their hands. Whoever sends receipts
 * meanwhile must not hold what the former wants next, the sum of its project.
 */
const whileAnotherIsIssued = async (site: Site, act: () => Promise<unknown>): Promise<void> => {
  const { dataSource, services, admin, projects } = site
  const gift = { amount: 90, donorName: 'Gela', method: 'cash' }
  const { id } = await services[0].donations.record(admin, projects[0], gift, 'en')
  const correcting = dataSource.createQueryRunner()
  try {
    await correcting.startTransaction()
    await correcting.query('select from donations where id = $1 for no key update', [id])
    const issuing = services[1].receipts.issue(admin, id, {})
    await eventually(async () => expect(await waiting(dataSource)).toBe(1))
    const acting = act()
    await eventually(async () => expect(await waiting(dataSource)).toBe(2))
    await correcting.query('update project_totals set raised = raised where project_id = $1', [projects[0]])
    await correcting.commitTransaction()
    await Promise.all([issuing, acting])
  } finally {
    if (correcting.isTransactionActive) await correcting.rollbackTransaction()
    await correcting.release()
  }
}

test('whoever sends a receipt has its number before the ledger, and so waits for nobody who waits for them', async ({
  site,
}) => {
  const { services, admin, projects, bank, clock, failures, dataSource } = site
  const { pledges, donations } = services[2]
  const promise = (way: 'transfer' | 'bog') =>
    pledges.make(projects[0], { ...anasPledge, way }, 'ka', address)
  const [one, two, three] = [await promise('transfer'), await promise('transfer'), await promise('bog')]
  clock.advance({ seconds: 60 })
  await whileAnotherIsIssued(site, () => pledges.confirm(admin, one.id, {}))
  await whileAnotherIsIssued(site, () => importCodes(services[2], site, [two.code]))
  await whileAnotherIsIssued(site, pledges.lookAtSome)
  const { donationId } = await pledges.get(admin, one.id)
  await whileAnotherIsIssued(site, () =>
    donations.refund(admin, donationId ?? '', { amount: 7, reason: 'Too much.' }),
  )
  bank.giveBack(three.id, 1000)
  await pledges.callBack('bog', { body: three.id, headers: {} })
  await whileAnotherIsIssued(site, pledges.lookAtSome)
  expect(failures).toEqual([])
  const [counts] = await dataSource.query<Counts[]>(counted)
  expect(counts).toMatchObject({
    receipts: 10,
    last: 10,
    letters: 5,
    withoutReceipt: 0,
    refundsWithoutReceipt: 0,
  })
})

test('of gifts that are confirmed, paid back and given receipts by several at once each has its own, and no number is left out', async ({
  site,
}) => {
  const { services, admin, projects, bank, clock, failures, dataSource } = site
  const random = createRandom(11)
  const here = () => random.pick(services)
  const promise = (way: 'transfer' | 'bog') =>
    services[0].pledges.make(random.pick(projects), { ...anasPledge, way }, 'ka', address)
  const byHand: string[] = []
  for (const _ of Array.from({ length: 12 })) {
    const gift = { amount: 90, donorName: 'Gela', method: 'cash' }
    byHand.push((await services[0].donations.record(admin, random.pick(projects), gift, 'en')).id)
  }
  for (const _ of Array.from({ length: 3 })) {
    const [one, two, three, four] = [
      await promise('transfer'),
      await promise('transfer'),
      await promise('transfer'),
      await promise('bog'),
    ]
    const { donationId } = await here().pledges.confirm(admin, one.id, {})
    clock.advance({ seconds: 60 })
    bank.giveBack(four.id, random.pick([0, 1000, 7000]))
    await Promise.all([
      unlessRefused(here().pledges.confirm(admin, two.id, {})),
      unlessRefused(here().pledges.confirm(admin, two.id, {})),
      unlessRefused(importCodes(here(), site, [three.code, two.code])),
      unlessRefused(here().donations.refund(admin, donationId ?? '', { amount: 7, reason: 'Too much.' })),
      unlessRefused(here().donations.refund(admin, donationId ?? '', { amount: 9, reason: 'Too much.' })),
      here().pledges.lookAtSome(),
      here().pledges.lookAtSome(),
      ...[0, 1, 2].map(() => unlessRefused(here().receipts.issue(admin, random.pick(['', ...byHand]), {}))),
      unlessRefused(
        here().donations.correct(
          admin,
          random.pick(['', ...byHand]),
          { amount: 80 + random.below(9), reason: 'Counted anew.' },
          'en',
        ),
      ),
    ])
  }
  expect(failures).toEqual([])
  const [counts] = await dataSource.query<Counts[]>(counted)
  expect(counts).toMatchObject({ withoutReceipt: 0, refundsWithoutReceipt: 0 })
  expect(counts?.refunds).toBeGreaterThanOrEqual(6)
  expect(counts?.letters).toBeGreaterThan(12)
  expect([counts?.highest, counts?.last]).toEqual([counts?.receipts, counts?.receipts])
})
