import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import { Problem } from '../../gateway/core/problem.ts'
import { tetri } from '../../gateway/core/tetri.ts'
import type { Viewer } from '../../gateway/core/viewer.ts'
import { createRandom, type Random } from '../../gateway/demo/pseudo-random.ts'
import type { Services } from '../../gateway/rooms.ts'
import { password, signUpOf } from '../support/accounts.ts'
import { rawAccounts } from '../support/accounts-sums.ts'
import { createTestClock } from '../support/clock.ts'
import { winterProject } from '../support/content.ts'
import { address, test } from '../support/gateway.ts'
import { launchGiving } from '../support/pledges.ts'

/** How many things are done: some in every run, and as many as somebody has time for with `ACCOUNTS_HISTORIES=10000`. */
const histories = Number(process.env.ACCOUNTS_HISTORIES ?? 40)

/** All of one ledger is one transaction here, in which no row that was written over can be cleared away. */
const perLedger = 60
const comparedAfter = 10
const msPerHistory = 3000

const ledgers = Array.from({ length: Math.ceil(histories / perLedger) }, (_, number) => ({
  from: number * perLedger + 1,
  count: Math.min(perLedger, histories - number * perLedger),
}))

const moments = [
  '2025-10-31T19:59:59.999Z',
  '2025-10-31T20:00:00.000Z',
  '2025-11-15T09:00:00.000Z',
  '2025-12-01T09:00:00.000Z',
] as const
const days = ['2025-09-30', '2025-10-31', '2025-11-01', '2025-12-01'] as const

/** What is refused of a change that was drawn by lot, as it should be. */
const expected = ['gift_not_counted', 'nothing_to_take_back', 'validation_failed', 'spending_voided']

const unlessRefused = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (!(error instanceof Problem && expected.includes(error.code))) throw error
  })

const lari = (random: Random): number => (1 + random.below(10_000)) / 100

interface World {
  services: Services
  admin: Viewer
  manager: EntityManager
  random: Random
  projects: readonly [string, ...string[]]
  gifts: string[]
  spendings: string[]
}

/** In a transaction it is always the same moment: an entry is written in whichever month the lot says. */
const atSomeTime = async ({ manager, random }: World): Promise<void> => {
  const moment = random.pick(moments)
  await manager.query(`alter table donation_entries alter column made_at set default timestamptz '${moment}'`)
}

const give = async ({ services, admin, random, projects, gifts }: World): Promise<void> => {
  const given = { amount: lari(random), receivedAt: random.pick(moments), anonymous: true }
  gifts.push((await services.donations.record(admin, random.pick(projects), given, 'en')).id)
}

const putGiftRight = async (world: World): Promise<void> => {
  const { services, admin, random, projects, gifts } = world
  const [first, ...rest] = gifts
  if (first === undefined) return
  await atSomeTime(world)
  const id = random.pick([first, ...rest])
  const { donations } = services
  const reason = 'The bank says so.'
  await unlessRefused(
    random.pick([
      () => donations.correct(admin, id, { amount: lari(random), reason }, 'en'),
      () => donations.correct(admin, id, { receivedAt: random.pick(moments), reason }, 'en'),
      () => donations.correct(admin, id, { projectId: random.pick(projects), reason }, 'en'),
      () => donations.refund(admin, id, { amount: lari(random), reason }),
      () => donations.refund(admin, id, { reason }),
      () => donations.void(admin, id, { reason }),
      () => donations.restore(admin, id, { reason }),
      () => donations.restore(admin, id, { reason }),
    ])(),
  )
}

const scopeOf = ({ random, projects }: World): string | null => random.pick([...projects, null])

const spend = async (world: World): Promise<void> => {
  const { services, admin, random, spendings } = world
  const paid = {
    amount: lari(random),
    spentOn: random.pick(days),
    purpose: 'Straw',
    projectId: scopeOf(world),
  }
  spendings.push((await services.spendings.create(admin, paid, 'en')).id)
}

const putSpendingRight = async (world: World): Promise<void> => {
  const { services, admin, random, spendings } = world
  const [first, ...rest] = spendings
  if (first === undefined) return
  const id = random.pick([first, ...rest])
  const reason = 'The invoice says so.'
  await unlessRefused(
    random.pick([
      () => services.spendings.correct(admin, id, { amount: lari(random), reason }, 'en'),
      () => services.spendings.correct(admin, id, { spentOn: random.pick(days), reason }, 'en'),
      () => services.spendings.correct(admin, id, { projectId: scopeOf(world), reason }, 'en'),
      () => services.spendings.void(admin, id, { reason }),
    ])(),
  )
}

const promise = async ({ manager, random, projects }: World): Promise<void> => {
  await manager.query(
    `insert into pledges (id, code, project_id, amount, donor_name, locale, state, created_at, expires_at, settled_at)
     select gen_random_uuid(), 'STS-' || translate(upper(right(gen_random_uuid()::text, 7)), '01', 'XY'), $1, $2, 'Gia', 'ka',
       $3, $4, now() + interval '1 day', case when $3 = 'pledged' then null else now() end`,
    [
      random.pick(projects),
      1 + random.below(500),
      random.pick(['pledged', 'expired', 'withdrawn']),
      random.pick(moments),
    ],
  )
}

/** Says of a gift that it had been promised, or that it was another one. */
const keepPromise = async ({ manager, random, projects, gifts }: World): Promise<void> => {
  const [first, ...rest] = gifts
  if (first === undefined) return
  await manager.query(
    `update pledges set state = 'pledged', donation_id = null, settled_at = null
     where donation_id = any($1) and get_byte(decode(replace(id::text, '-', ''), 'hex'), 15) % 2 = $2`,
    [gifts, random.below(2)],
  )
  await manager.query(
    `update pledges set state = 'confirmed', donation_id = $1, settled_at = now()
     where id = (select id from pledges where state = 'pledged' and project_id = $2 limit 1)
       and not exists (select from pledged_gifts where donation_id = $1)`,
    [random.pick([first, ...rest]), random.pick(projects)],
  )
}

const hide = async ({ manager, random, projects }: World): Promise<void> => {
  const published = random.pick(["'2026-01-01'", 'null', "'2100-01-01'"])
  await manager.query(`update projects set published_at = ${published} where id = $1`, [
    random.pick(projects),
  ])
}

const cents = ({
  pledged,
  confirmed,
  refunded,
  spent,
}: Record<'pledged' | 'confirmed' | 'refunded' | 'spent', number>) =>
  [pledged, confirmed, refunded, spent].map(tetri)

/** Every cell of the page, and what each month begins and ends with, is what the entries come to. */
const compare = async ({ services, manager }: World): Promise<void> => {
  const raw = await rawAccounts(manager, createTestClock().now())
  for (const of of [null, ...new Set(raw.map(({ line }) => line))]) {
    const cells = raw.filter(({ line }) => of === null || line === of)
    const page = await services.accounting.get({ of })
    let stood = 0
    for (const told of page.months.toReversed()) {
      const here = cells.filter(({ month }) => month === told.month)
      const sum = (name: 'pledged' | 'confirmed' | 'refunded' | 'spent' | 'count'): number =>
        here.reduce((all, each) => all + each[name], 0)
      const sums = [sum('pledged'), sum('confirmed'), sum('refunded'), sum('spent')]
      expect(cents(told), `${of} ${told.month}`).toEqual(sums)
      expect(tetri(told.start)).toBe(stood)
      stood += sum('confirmed') - sum('refunded') - sum('spent')
      expect(tetri(told.end)).toBe(stood)
      expect(told.spendingCount).toBe(sum('count'))
      const shown = await services.accounting.spendings({ month: told.month, of })
      expect(shown.reduce((all, { amount }) => all + tetri(amount), 0)).toBe(sum('spent'))
    }
    expect(tetri(page.inHand)).toBe(stood)
    const told = page.months.map(({ month }) => month)
    expect(cells.map(({ month }) => month).filter((month) => !told.includes(month))).toEqual([])
    const lines = page.lines.reduce((all, { inHand }) => all + tetri(inHand), 0)
    if (of === null) expect(lines).toBe(stood)
  }
}

for (const { from, count } of ledgers) {
  test(
    `every cell of the page is what the entries come to, after ${count} random things were done, from number ${from} on`,
    async ({ manager, services }) => {
      await services.accounts.createAdmin(signUpOf('admin'), 'en')
      const { token } = await services.accounts.login({ username: 'admin', password }, address)
      const admin = await services.accounts.identify(`Bearer ${token}`)
      await launchGiving(services, admin)
      const create = async () => (await services.projects.create(admin, winterProject, 'en')).id
      const projects = [await create(), await create(), await create()] as const
      const random = createRandom(from)
      const world: World = { services, admin, manager, random, projects, gifts: [], spendings: [] }
      const deeds = [
        give,
        give,
        putGiftRight,
        putGiftRight,
        putGiftRight,
        spend,
        putSpendingRight,
        promise,
        keepPromise,
        hide,
      ]
      const [first = give, ...others] = deeds
      for (let done = 1; done <= count; done += 1) {
        await random.pick([first, ...others])(world)
        if (done % comparedAfter === 0 || done === count) await compare(world)
      }
      expect(
        await manager.query(
          'select rebuild_project_refunds() + rebuild_spending_months() + rebuild_kept_promises() as corrected',
        ),
      ).toEqual([{ corrected: 0 }])
    },
    perLedger * msPerHistory,
  )
}
