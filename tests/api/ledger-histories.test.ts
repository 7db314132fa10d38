import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import { Problem } from '../../gateway/core/problem.ts'
import { tetri } from '../../gateway/core/tetri.ts'
import type { SignedIn } from '../../gateway/core/viewer.ts'
import { createRandom, type Random } from '../../gateway/demo/pseudo-random.ts'
import type { DonationWithHistory, DonorMonth } from '../../gateway/rooms/donations/donation.ts'
import type { Services } from '../../gateway/rooms.ts'
import { password, signUpOf } from '../support/accounts.ts'
import { winterProject } from '../support/content.ts'
import { address, test } from '../support/gateway.ts'
import { keptNames, nameAnew } from '../support/kept-names.ts'
import { ledgerSums } from '../support/ledger-sums.ts'

/** How many gifts have a history: some in every run, and as many as somebody has time for with `LEDGER_HISTORIES=10000`. */
const histories = Number(process.env.LEDGER_HISTORIES ?? 30)

/**
 * How many share a ledger. Each ledger is one transaction here, in which no row that was written over can be cleared away: the
 * few sums that all of these gifts change cost more with each of them, as they do in no transaction of the site.
 */
const perLedger = 50

const comparedAfter = 20
const msPerHistory = 3000

/** The histories of each ledger: of how many gifts, and with which one of them the lot begins. */
const ledgers = Array.from({ length: Math.ceil(histories / perLedger) }, (_, number) => ({
  from: number * perLedger + 1,
  gifts: Math.min(perLedger, histories - number * perLedger),
}))

interface Giver {
  donorName: string | null
  donorEmail: string | null
  anonymous: boolean
}

const givers: readonly [Giver, ...Giver[]] = [
  { donorName: 'ნინო', donorEmail: 'nino@example.org', anonymous: false },
  { donorName: 'N. K.', donorEmail: 'Nino@example.org', anonymous: false },
  { donorName: 'Gia', donorEmail: null, anonymous: false },
  { donorName: null, donorEmail: 'ana@example.org', anonymous: true },
  { donorName: null, donorEmail: null, anonymous: true },
]

const days = ['2025-12-31T19:59:59.999Z', '2025-12-31T20:00:00.000Z', '2026-02-10T09:00:00.000Z'] as const
const methods = ['cash', 'transfer', 'card', 'inKind', null] as const

type Projects = readonly [string, string, string]

/** What of a gift somebody may write. */
const anything = (random: Random, projects: Projects) => {
  const all = {
    amount: (1 + random.below(10_000)) / 100,
    receivedAt: random.pick(days),
    method: random.pick(methods),
    reference: random.pick([`TBC ${random.below(100)}`, null]),
    projectId: random.pick(projects),
    ...random.pick(givers),
  }
  const isGiver = (name: string) => /donor|anonymous/.test(name)
  const areGiversKept = random.next() < 0.7
  const kept = Object.entries(all).filter(([name]) => (isGiver(name) ? !areGiversKept : random.next() < 0.5))
  return { all, some: Object.fromEntries(kept) }
}

/** What is refused of a change that was drawn by lot, as it should be. */
const expected = ['gift_not_counted', 'nothing_to_take_back', 'validation_failed', 'edit_conflict']

const changeAnyhow = async (
  { donations }: Services,
  admin: SignedIn,
  { id, version, amount }: DonationWithHistory,
  random: Random,
  projects: Projects,
): Promise<void> => {
  const reason = random.pick(['The bank says so.', 'დონორმა დარეკა.'])
  const said = { reason, ...(random.next() < 0.2 ? { version: version + random.below(2) } : {}) }
  const part = random.next() < 0.6 ? { amount: (1 + random.below(tetri(amount) + 2)) / 100 } : {}
  const change = random.pick([
    () => donations.correct(admin, id, { ...anything(random, projects).some, ...said }, 'ka'),
    () => donations.correct(admin, id, { projectId: random.pick(projects), ...said }, 'ka'),
    () => donations.refund(admin, id, { ...part, ...said }),
    () => donations.void(admin, id, said),
    () => donations.restore(admin, id, said),
    () => donations.restore(admin, id, said),
  ])
  await change().catch((error: unknown) => {
    if (!(error instanceof Problem && expected.includes(error.code))) throw error
  })
}

/** What the toast offers: an entry that sets the gift back to what it was, unless something has come between. */
const undo = async ({ donations }: Services, admin: SignedIn, before: DonationWithHistory): Promise<void> => {
  const { id, amount, receivedAt, method, reference, anonymous, projectId, recordedDonor } = before
  const { version, entries } = await donations.getWithHistory(admin, id)
  if (version !== before.version + 1) return
  const said = { reason: 'Undone right after it was written.', version }
  const [newest] = entries
  if (newest?.kind === 'refunded' || newest?.kind === 'voided') await donations.restore(admin, id, said)
  else if (newest?.kind === 'corrected' || newest?.kind === 'moved') {
    const donor = { donorName: recordedDonor?.name ?? null, donorEmail: recordedDonor?.email ?? null }
    const stood = { amount, receivedAt, method, reference, anonymous, projectId, ...donor }
    await donations.correct(admin, id, { ...stood, ...said }, 'ka')
  } else return
  const after = await donations.getWithHistory(admin, id)
  const stateOf = ({ entries: _, version: __, ...state }: DonationWithHistory) => state
  expect(stateOf(after)).toEqual(stateOf(before))
}

const pairs = ['one', 'two', 'unknown'] as const

/** Says by lot of two who gave whether they are one; whoever is merged into a third is refused, as it should be. */
const judgeAnyhow = async (
  { donors }: Services,
  admin: SignedIn,
  random: Random,
  [one, ...people]: readonly { id: string }[],
): Promise<void> => {
  if (!one) return
  const [{ id: kept }, { id: other }] = [random.pick([one, ...people]), random.pick([one, ...people])]
  if (kept === other) return
  await donors.judge(admin, `${kept}_${other}`, { are: random.pick(pairs) }).catch((error: unknown) => {
    if (!(error instanceof Problem && ['edit_conflict', 'not_found'].includes(error.code))) throw error
  })
}

/** Has somebody thanked by lot, for all they gave or for a gift that had been promised, or takes that back. */
const thankAnyhow = async (
  { donors }: Services,
  admin: SignedIn,
  random: Random,
  manager: EntityManager,
  [one, ...people]: readonly { id: string }[],
  gift: string,
): Promise<void> => {
  if (one && random.next() < 0.3)
    await donors.sayThanks(admin, random.pick([one, ...people]).id, { thanked: random.next() < 0.7 })
  if (random.next() < 0.5) return
  await manager.query(
    `insert into pledges (id, code, project_id, amount, donor_name, locale, state, expires_at, settled_at, donation_id)
     select gen_random_uuid(), 'STS-' || translate(upper(right(d.id::text, 7)), '01', 'XY'), d.project_id, 70, 'Gia', 'ka',
       'confirmed', now(), now(), d.id
     from donations d where d.id = $1`,
    [gift],
  )
  await manager.query('update pledges set thanked = true where donation_id = $1', [gift])
}

const mapping = { day: 1, dayOrder: 'yearFirst', amount: 2, decimalMark: 'point', payer: 3, reference: 4 }

/** Imports some gifts of a bank's file, by names that give by hand as well; undoes that by lot. */
const importAnyhow = async (
  { donations }: Services,
  admin: SignedIn,
  random: Random,
  [project, ...others]: Projects,
  name: string,
): Promise<void> => {
  const rows = Array.from({ length: 1 + random.below(4) }, (_, row) => [
    random.pick(['2025-12-31', '2026-01-01', '2026-02-10']),
    ((1 + random.below(10_000)) / 100).toFixed(2),
    random.pick(['Gia', 'ნინო', '']),
    `${name}-${row}`,
  ])
  const csv = ['Date,Amount,Sender,Reference', ...rows.map((cells) => cells.join())].join('\n')
  const choices = rows.map((_, row) => ({
    line: row + 2,
    included: true,
    ...(random.next() < 0.3 ? { projectId: random.pick(others) } : {}),
    ...(random.next() < 0.3 ? { donorName: 'Nino', donorEmail: 'nino@example.org', anonymous: false } : {}),
  }))
  const sum = rows.reduce((all, [, amount]) => all + tetri(Number(amount)), 0) / 100
  const input = { csv, mapping, choices, gifts: rows.length, sum }
  const { id } = await donations.importDonations(admin, project, input)
  if (random.next() < 0.4) await donations.voidImport(admin, id, { reason: 'Another account.' })
}

/** What the sums of months and donors come to, and the same from the newest entry of each gift alone. */
const monthSums = async (
  manager: EntityManager,
  { donations }: Services,
  admin: SignedIn,
): Promise<[told: unknown, ledger: unknown]> => {
  const told = await donations.selectMonths(admin, {}).read(100_000, null)
  for (const { given, corrected, refunded, net } of told) {
    expect(tetri(given) + tetri(corrected) - tetri(refunded)).toBe(tetri(net))
  }
  const ledger = await manager.query(`
    select to_char(d.received_at at time zone 'Asia/Tbilisi', 'YYYY-MM') as month, p.root_id as "donorId",
      (count(*) filter (where d.status = 'confirmed'))::integer as "donationCount", sum(d.refunded)::float8 as refunded,
      coalesce(sum(d.amount) filter (where d.status = 'confirmed'), 0)::float8 as net
    from donations d left join donors o on o.id = d.donor_id
    left join people p on p.fingerprint = donor_person(o.email_key, o.name)
    group by 1, 2 order by 1, 2 nulls first`)
  const first = await manager.query(`
    select sum(amount)::float8 as given from (
      select amount + refunded as amount from donations where version = 1
      union all select amount + refunded from donation_entries where version = 1
    ) f`)
  const places = new Set(ledger.map(({ month, donorId }: DonorMonth) => `${month} ${donorId}`))
  return [
    [
      told
        .filter(({ month, donorId }) => places.has(`${month} ${donorId}`))
        .map(({ month, donorId, donationCount, refunded, net }) => ({
          month,
          donorId,
          donationCount,
          refunded,
          net,
        }))
        .toSorted((a, b) =>
          `${a.month} ${a.donorId ?? ''}`.localeCompare(`${b.month} ${b.donorId ?? ''}`, 'en'),
        ),
      [{ given: told.reduce((sum, { given }) => sum + tetri(given), 0) / 100 }],
      told.filter(({ month, donorId, net }) => !places.has(`${month} ${donorId}`) && net !== 0),
    ],
    [ledger, first, []],
  ]
}

/** Every gift that is not what the newest of its entries says, or whose entries do not lead to one another. */
const astray = `
  select e.donation_id from donation_entries e
  join (select donation_id, max(version) as version, count(*) as count from donation_entries group by 1) n
    using (donation_id)
  join donations d on d.id = e.donation_id
  where n.count <> n.version or d.version <> n.version or e.version = n.version and
    (d.project_id, d.donor_id, d.anonymous, d.amount, d.refunded, d.status, d.received_at, d.method, d.reference)
    is distinct from
    (e.project_id, e.donor_id, e.anonymous, e.amount, e.refunded, e.status, e.received_at, e.method, e.reference)`

for (const { from, gifts } of ledgers) {
  test(
    `every total, and what everybody is called, equals the ledger after ${gifts} random histories of gifts, imports and their donors, from number ${from} on`,
    async ({ manager, services }) => {
      await services.accounts.createAdmin(signUpOf('admin'), 'en')
      const { token } = await services.accounts.login({ username: 'admin', password }, address)
      const admin = await services.accounts.identify(`Bearer ${token}`)
      if (admin.kind === 'anonymous') throw new Error('whoever signs in is somebody')
      const random = createRandom(from)
      const create = async () => (await services.projects.create(admin, winterProject, 'en')).id
      const projects = [await create(), await create(), await create()] as const

      for (let count = 1; count <= gifts; count += 1) {
        const { projectId, ...given } = anything(random, projects).all
        const { id, version } = await services.donations.record(admin, projectId, given, 'ka')
        if (random.next() < 0.1)
          await services.donations.void(admin, id, { reason: 'A slip of the hand.', version })
        for (let change = random.below(7); change > 0; change -= 1) {
          const stands = await services.donations.getWithHistory(admin, id)
          await changeAnyhow(services, admin, stands, random, projects)
          if (random.next() < 0.3) await undo(services, admin, stands)
        }
        if (random.next() < 0.2) await importAnyhow(services, admin, random, projects, `R${count}`)
        const people = await manager.query<{ id: string }[]>('select id from people order by fingerprint')
        if (random.next() < 0.3) await judgeAnyhow(services, admin, random, people)
        await thankAnyhow(services, admin, random, manager, people, id)
        const { entries, amount, status } = await services.donations.getWithHistory(admin, id)
        expect(entries.reduce((sum, each) => sum + tetri(each.change), 0)).toBe(
          status === 'confirmed' ? tetri(amount) : 0,
        )
        if (count % comparedAfter !== 0 && count !== gifts) continue
        const [kept, ledger] = await ledgerSums(manager)
        expect(kept).toEqual(ledger)
        const [called, signed] = await keptNames(manager)
        expect(called).toEqual(signed)
        const [told, entered] = await monthSums(manager, services, admin)
        expect(told).toEqual(entered)
      }
      expect(await manager.query(astray)).toEqual([])
      expect(
        await manager.query(
          'select rebuild_people() + rebuild_open_people() + rebuild_contributors() as corrected',
        ),
      ).toEqual([{ corrected: 0 }])
      const [called] = await keptNames(manager)
      await nameAnew(manager)
      expect((await keptNames(manager))[0]).toEqual(called)
      const [{ total }] = await manager.query(
        `select coalesce(sum(amount), 0)::float8 as total from donations where status = 'confirmed'`,
      )
      expect(await services.analytics.overview(admin, {}).total()).toBe(total)
    },
    perLedger * msPerHistory,
  )
}
