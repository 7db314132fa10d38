import type { DataSource } from 'typeorm'
import { createKeyedHash } from '../../../gateway/authentication/keyed-hash.ts'
import { createPledgeTokens } from '../../../gateway/authentication/record-tokens.ts'
import { requireSignedIn, type SignedIn } from '../../../gateway/core/viewer.ts'
import { noLimit } from '../../../gateway/rate-limits/limit.ts'
import type { Services } from '../../../gateway/rooms.ts'
import type { MonthlyEnd } from '../../../schema/monthly-gifts.ts'
import type { ProviderName } from '../../../schema/payment-ways.ts'
import { password, signUpOf } from '../accounts.ts'
import { createTestClock, type TestClock } from '../clock.ts'
import { winterProject } from '../content.ts'
import { test as withDatabase } from '../database.ts'
import { address, createTestServices, tokenSecret } from '../gateway.ts'
import { createOwnDatabase } from '../gateways.ts'
import { launchGiving } from '../pledges.ts'
import { type StandIns, startStandIns } from './providers.ts'
import type { Payment } from './stand-in.ts'

export interface Site {
  gateways: readonly [Services, Services]
  dataSource: DataSource
  standIns: StandIns['standIns']
  admin: SignedIn
  project: string
  clock: TestClock
  /** What has failed besides being refused. */
  failures: string[]
}

/** Two gateways over one database, on which visitors pay at every provider. */
export const test = withDatabase.extend(
  'site',
  async ({ dataSource, connection }, { onCleanup }): Promise<Site> => {
    const open = await createOwnDatabase(dataSource, connection)
    const clock = createTestClock()
    const failures: string[] = []
    const { standIns, providers, close } = await startStandIns(clock)
    onCleanup(close)
    const gateway = async (own: DataSource): Promise<Services> =>
      createTestServices(own.manager, {
        clock,
        payments: { providers: await providers(), starts: noLimit },
        onFailure: (error) => {
          failures.push(error instanceof Error ? error.name : String(error))
        },
      })
    const here = await open()
    const gateways = [await gateway(here), await gateway(await open())] as const
    const { accounts, projects } = gateways[0]
    await accounts.createAdmin(signUpOf('founder'), 'en')
    const { token } = await accounts.login({ username: 'founder', password }, address)
    const admin = requireSignedIn(await accounts.identify(`Bearer ${token}`))
    await launchGiving(gateways[0], admin)
    const { id: project } = await projects.create(admin, { ...winterProject, startDate: null }, 'en')
    return { gateways, dataSource: here, standIns, admin, project, clock, failures }
  },
)

export interface Stored {
  id: string
  paymentId: string
  way: ProviderName
  promised: number
  state: string
  cameInstead: string | null
  gift: number | null
  refunded: number | null
}

/** Every payment as the gateway knows it, with the gift that it became. */
export const readStored = ({ dataSource }: Site): Promise<Stored[]> =>
  dataSource.query(`
    select p.id, p.payment_id as "paymentId", p.way, (p.amount * 100)::int as promised, p.state, p.came_instead as "cameInstead",
      (d.amount * 100)::int as gift, (d.refunded * 100)::int as refunded
    from pledges p left join donations d on d.id = p.donation_id where p.payment_id is not null`)

export const isStored = async ({ dataSource }: Site, paymentId: string): Promise<boolean> => {
  // Of a first month that is paid the payment is known, and the session no more.
  const names = [paymentId, `pi_${paymentId}`]
  const found: unknown[] = await dataSource.query('select from pledges where payment_id = any($1)', [names])
  return found.length > 0
}

export const sumsOf = async ({
  dataSource,
}: Site): Promise<{ raised: number; gifts: number; pledged: number }> => {
  const [sums] = await dataSource.query<{ raised: number; gifts: number; pledged: number }[]>(`
    select (select coalesce(sum(raised * 100), 0)::int from project_totals) as raised,
      (select count(*)::int from donations) as gifts,
      (select count(*)::int from pledges where donation_id is not null) as pledged`)
  if (!sums) throw new Error('a statement without a row')
  return sums
}

/** A payment by what the gateway calls it: it may be of a later month of what is given every month. */
export const paymentCalled = ({ standIns }: Site, way: ProviderName, paymentId: string): Payment => {
  const begun = standIns[way].payments().find(({ id }) => id === paymentId || `pi_${id}` === paymentId)
  const payment = begun ?? standIns.stripe.month(paymentId)
  if (!payment) throw new Error(`${paymentId} is not known to ${way}`)
  return payment
}

export interface StoredMonthly {
  /** Its first month, by which whoever gives opens its page. */
  pledge: string
  subscription: string
  state: string
  why: MonthlyEnd | null
  askedAt: Date | null
}

/** Every monthly gift that was ever charged, as the gateway knows it. */
export const readMonthly = ({ dataSource }: Site): Promise<StoredMonthly[]> =>
  dataSource.query(`
    select (select id from pledges where monthly_gift_id = m.id order by created_at, id limit 1) as pledge,
      subscription_id as subscription, state, ended_why as why, end_asked_at as "askedAt"
    from monthly_gifts m where subscription_id is not null`)

const tokens = createPledgeTokens(createKeyedHash([tokenSecret]))

/** What opens the page of a pledge. */
export const linkOf = (pledge: string): { token: string } => ({ token: tokens.make(pledge) })
