import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import { Problem } from '../../gateway/core/problem.ts'
import { tetri } from '../../gateway/core/tetri.ts'
import type { SignedIn } from '../../gateway/core/viewer.ts'
import { createRandom, type Random } from '../../gateway/demo/pseudo-random.ts'
import type { DonationWithHistory } from '../../gateway/rooms/donations/donation.ts'
import type { Services } from '../../gateway/rooms.ts'
import { password, signUpOf } from '../support/accounts.ts'
import { winterProject } from '../support/content.ts'
import { address, test } from '../support/gateway.ts'

/** How many gifts have a history: some in every run, and as many as somebody has time for with `LEDGER_HISTORIES=10000`. */
const histories = Number(process.env.LEDGER_HISTORIES ?? 30)

const comparedAfter = Math.max(20, histories / 20)
const msPerHistory = 1000

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

/** The sums that are kept, and the same from the newest entry of each gift alone. */
const sums = async (manager: EntityManager): Promise<[kept: unknown, ledger: unknown]> => {
  const ledger = `(
    select distinct on (id) * from (
      select id, 1 as version, project_id, donor_id, amount, status, received_at from donations d
        where not exists (select from donation_entries where donation_id = d.id)
      union all
      select donation_id, version, project_id, donor_id, amount, status, received_at from donation_entries
    ) said order by id, version desc)`
  const byProject = (from: string) => `
    select jsonb_object_agg(project_id, (raised, count, people, unsigned)::text) as sums from (${from}) s where count > 0`
  const byMonth = (from: string) => `
    select jsonb_object_agg(project_id || ' ' || month, (raised, count)::text) as sums from (${from}) s where count > 0`
  const read = async (...statements: string[]) =>
    Promise.all(statements.map((statement) => manager.query(statement)))
  return [
    await read(
      byProject(`select project_id, raised, donation_count::bigint as count, donor_count::bigint as people,
        unsigned_count::bigint as unsigned from project_totals`),
      byMonth('select project_id, month, raised, donation_count::bigint as count from project_months'),
    ),
    await read(
      byProject(`select project_id, sum(amount)::numeric(16, 2) as raised, count(*) as count,
        count(distinct coalesce(o.email_key, lower(o.name))) as people, count(*) - count(donor_id) as unsigned
        from ${ledger} l left join donors o on o.id = l.donor_id where status = 'confirmed' group by 1`),
      byMonth(`select project_id, date_trunc('month', received_at at time zone 'Asia/Tbilisi')::date as month,
        sum(amount)::numeric(16, 2) as raised, count(*) as count from ${ledger} l where status = 'confirmed' group by 1, 2`),
    ),
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

test(
  `every total equals the ledger after ${histories} random histories of gifts`,
  async ({ manager, services }) => {
    await services.accounts.createAdmin(signUpOf('admin'), 'en')
    const { token } = await services.accounts.login({ username: 'admin', password }, address)
    const admin = await services.accounts.identify(`Bearer ${token}`)
    if (admin.kind === 'anonymous') throw new Error('whoever signs in is somebody')
    const random = createRandom(histories)
    const create = async () => (await services.projects.create(admin, winterProject, 'en')).id
    const projects = [await create(), await create(), await create()] as const

    for (let count = 1; count <= histories; count += 1) {
      const { projectId, ...given } = anything(random, projects).all
      const { id } = await services.donations.record(admin, projectId, given, 'ka')
      for (let change = random.below(7); change > 0; change -= 1) {
        const stands = await services.donations.getWithHistory(admin, id)
        await changeAnyhow(services, admin, stands, random, projects)
      }
      const { entries, amount, status } = await services.donations.getWithHistory(admin, id)
      expect(entries.reduce((sum, each) => sum + tetri(each.change), 0)).toBe(
        status === 'confirmed' ? tetri(amount) : 0,
      )
      if (count % comparedAfter !== 0 && count !== histories) continue
      const [kept, ledger] = await sums(manager)
      expect(kept).toEqual(ledger)
    }
    expect(await manager.query(astray)).toEqual([])
    const [{ total }] = await manager.query(
      `select coalesce(sum(amount), 0)::float8 as total from donations where status = 'confirmed'`,
    )
    expect(await services.analytics.overview(admin, {}).total()).toBe(total)
  },
  histories * msPerHistory,
)
