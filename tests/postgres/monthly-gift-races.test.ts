import type { DataSource } from 'typeorm'
import { expect } from 'vitest'
import { requireSignedIn, type SignedIn } from '../../gateway/core/viewer.ts'
import { noLimit } from '../../gateway/rate-limits/limit.ts'
import type { Services } from '../../gateway/rooms.ts'
import { password, signUpOf } from '../support/accounts.ts'
import { createTestClock, type TestClock } from '../support/clock.ts'
import { winterProject } from '../support/content.ts'
import { test as withDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { address, createTestPost, createTestServices } from '../support/gateway.ts'
import { createOwnDatabase } from '../support/gateways.ts'
import { anasPayment } from '../support/payments/giving.ts'
import { startStandIns } from '../support/payments/providers.ts'
import type { StripeStandIn } from '../support/payments/stripe.ts'
import { launchGiving } from '../support/pledges.ts'

interface Site {
  dataSource: DataSource
  services: Services
  stripe: StripeStandIn
  admin: SignedIn
  clock: TestClock
  subscription: string
  /** What opens the page of her gift. */
  token: string
}

/** Ana has paid the first month of a monthly gift. */
const test = withDatabase.extend('site', async ({ dataSource, connection }, { onCleanup }): Promise<Site> => {
  const own = await (await createOwnDatabase(dataSource, connection))(8)
  const clock = createTestClock()
  const { standIns, providers, close } = await startStandIns(clock)
  onCleanup(close)
  const { stripe } = standIns
  const services = createTestServices(own.manager, {
    clock,
    payments: { providers: await providers(), starts: noLimit },
    post: createTestPost(clock),
  })
  await services.accounts.createAdmin(signUpOf('founder'), 'en')
  const { token } = await services.accounts.login({ username: 'founder', password }, address)
  const admin = requireSignedIn(await services.accounts.identify(`Bearer ${token}`))
  await launchGiving(services, admin)
  const open = { ...winterProject, startDate: null, endDate: null }
  const { id: project } = await services.projects.create(admin, open, 'en')
  const made = { ...anasPayment('stripe'), frequency: 'monthly' }
  const { token: opens } = await services.pledges.make(project, made, 'en', address)
  const [{ id } = { id: '' }] = stripe.payments()
  stripe.change(id, { state: 'paid' })
  await services.pledges.callBack('stripe', stripe.callback(id))
  while ((await services.pledges.lookAtSome()) > 0);
  const [{ id: subscription } = { id: '' }] = stripe.subscriptions()
  return { dataSource: own, services, stripe, admin, clock, subscription, token: opens }
})

const countWaiting = async ({ manager }: DataSource): Promise<number> => {
  const waiting: unknown[] = await manager.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return waiting.length
}

test('of whoever is erased no month keeps anything that was on its way', async ({ site }) => {
  const { dataSource, services, stripe, admin, clock, subscription } = site
  clock.advance({ seconds: 31 * 86_400 })
  while ((await services.pledges.lookAtSome()) > 0);
  stripe.chargeAgain(subscription)
  await dataSource.query(`update monthly_gifts set look_at = created_at`)
  const holding = dataSource.createQueryRunner()
  const email = 'ana@example.org'
  try {
    await holding.startTransaction()
    await holding.query('lock table pledges in share mode')
    const looking = services.pledges.lookAtSome()
    await eventually(async () => expect(await countWaiting(dataSource)).toBe(1))
    const erasing = services.personalData.erase(admin, { email, confirmEmail: email })
    await eventually(async () => expect(await countWaiting(dataSource)).toBe(2))
    await holding.commitTransaction()
    await Promise.all([looking, erasing])
  } finally {
    if (holding.isTransactionActive) await holding.rollbackTransaction()
    await holding.release()
  }
  const left = await dataSource.query(
    'select donor_name, donor_email, email_key from pledges where num_nonnulls(donor_name, donor_email, email_key) > 0',
  )
  expect(left).toEqual([])
  expect(await dataSource.query('select count(*)::int as count from pledges')).toEqual([{ count: 2 }])
})

test('what Stripe tells before it answers is told once, and as of whoever has asked for it', async ({
  site,
}) => {
  const { dataSource, services, stripe, subscription, token } = site
  stripe.behave('does it and says nothing')
  const stopping = services.pledges.stopOwn({ token })
  await eventually(() => expect(stripe.subscriptions()).toMatchObject([{ status: 'canceled' }]))
  stripe.behave('answers')
  const ended = stripe.toldOf(subscription, 'customer.subscription.deleted')
  for (const _ of ['once', 'and again']) await services.pledges.callBack('stripe', ended)
  while ((await services.pledges.lookAtSome()) > 0);
  expect(await stopping).toMatchObject({ monthlyEnd: 'donor' })
  expect(await services.pledges.findOwn({ token })).toMatchObject({
    monthlyState: 'ended',
    monthlyEnd: 'donor',
  })
  expect(await dataSource.query(`select recipient from letters where kind = 'monthlyEnded'`)).toEqual([
    { recipient: 'ana@example.org' },
  ])
})

test('of two who ask at once one is told to have ended it, and by one letter', async ({ site }) => {
  const { dataSource, services, stripe, admin, token } = site
  const [{ id } = { id: '' }] = await dataSource.query<{ id: string }[]>('select id from pledges')
  await Promise.all([
    services.pledges.stopOwn({ token }),
    services.pledges.endMonthly(admin, id, { reason: 'They have called.' }),
  ])
  expect(stripe.subscriptions()).toMatchObject([{ status: 'canceled' }])
  const [gift] = await dataSource.query<{ state: string; why: string; reason: string | null }[]>(
    'select m.state, m.ended_why as why, p.reason from monthly_gifts m join pledges p on p.monthly_gift_id = m.id',
  )
  expect(gift).toMatchObject({ state: 'ended', reason: gift?.why === 'team' ? 'They have called.' : null })
  const letters = await dataSource.query(`select from letters where kind = 'monthlyEnded'`)
  expect(letters).toHaveLength(1)
})
