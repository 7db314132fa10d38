import type { DataSource } from 'typeorm'
import { expect } from 'vitest'
import { Problem } from '../../gateway/core/problem.ts'
import { requireSignedIn, type SignedIn } from '../../gateway/core/viewer.ts'
import { createRandom } from '../../gateway/demo/pseudo-random.ts'
import { noLimit } from '../../gateway/rate-limits/limit.ts'
import type { Services } from '../../gateway/rooms.ts'
import { type ProviderName, paymentProviders } from '../../schema/payment-ways.ts'
import { password, signUpOf } from '../support/accounts.ts'
import { createTestClock, type TestClock } from '../support/clock.ts'
import { winterProject } from '../support/content.ts'
import { test as withDatabase } from '../support/database.ts'
import { address, createTestServices } from '../support/gateway.ts'
import { createOwnDatabase } from '../support/gateways.ts'
import { type StandIns, startStandIns } from '../support/payments/providers.ts'
import type { Payment, SentCallback } from '../support/payments/stand-in.ts'
import { launchGiving } from '../support/pledges.ts'

interface Site {
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
const test = withDatabase.extend('site', async ({ dataSource, connection }, { onCleanup }): Promise<Site> => {
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
})

interface Stored {
  paymentId: string
  way: ProviderName
  promised: number
  state: string
  cameInstead: string | null
  gift: number | null
  refunded: number | null
}

/** Every payment as the gateway knows it, with the gift that it became. */
const readStored = ({ dataSource }: Site): Promise<Stored[]> =>
  dataSource.query(`
    select p.payment_id as "paymentId", p.way, (p.amount * 100)::int as promised, p.state, p.came_instead as "cameInstead",
      (d.amount * 100)::int as gift, (d.refunded * 100)::int as refunded
    from pledges p left join donations d on d.id = p.donation_id where p.payment_id is not null`)

const isStored = async ({ dataSource }: Site, paymentId: string): Promise<boolean> => {
  // Of a first month that is paid the payment is known, and the session no more.
  const names = [paymentId, `pi_${paymentId}`]
  const found: unknown[] = await dataSource.query('select from pledges where payment_id = any($1)', [names])
  return found.length > 0
}

const sumsOf = async ({ dataSource }: Site): Promise<{ raised: number; gifts: number; pledged: number }> => {
  const [sums] = await dataSource.query<{ raised: number; gifts: number; pledged: number }[]>(`
    select (select coalesce(sum(raised * 100), 0)::int from project_totals) as raised,
      (select count(*)::int from donations) as gifts,
      (select count(*)::int from pledges where donation_id is not null) as pledged`)
  if (!sums) throw new Error('a statement without a row')
  return sums
}

/** A payment by what the gateway calls it: it may be of a later month of what is given every month. */
const paymentCalled = ({ standIns }: Site, way: ProviderName, paymentId: string): Payment => {
  const begun = standIns[way].payments().find(({ id }) => id === paymentId || `pi_${id}` === paymentId)
  const payment = begun ?? standIns.stripe.month(paymentId)
  if (!payment) throw new Error(`${paymentId} is not known to ${way}`)
  return payment
}

/** Nobody runs here what has ended there, or is charged there what has ended here. */
const monthlyStates = ({ dataSource }: Site): Promise<{ subscription: string; state: string }[]> =>
  dataSource.query(
    'select subscription_id as subscription, state from monthly_gifts where subscription_id is not null',
  )

const isAsPromised = ({ amount, currency }: Payment, promised: number): boolean =>
  currency === 'GEL' && amount === promised

/** What has to be known of a payment, by how it stands at its provider. */
const expected = (payment: Payment, promised: number) => {
  if (payment.state !== 'paid') return { cameInstead: null, gift: null, refunded: null }
  if (!isAsPromised(payment, promised)) return { gift: null, refunded: null }
  return { cameInstead: null, gift: payment.amount - payment.refunded, refunded: payment.refunded }
}

/** Things that happen at random: some in every run, and as many as somebody has time for with `PAYMENT_HISTORIES=10000`. */
const histories = Number(process.env.PAYMENT_HISTORIES ?? 50)

test(
  `after ${histories} payments with callbacks that are lost, late, repeated and forged, ledger, providers and pledges agree`,
  async ({ site }) => {
    const { gateways, standIns, project, clock, failures } = site
    const random = createRandom(11)
    const late: { way: ProviderName; callback: SentCallback }[] = []
    const codes: Record<string, number> = {}

    const services = (): Services => random.pick([...gateways])

    /** Whatever is refused is refused by a word of its own, and never by a fault of ours. */
    const send = async (way: ProviderName, callback: SentCallback): Promise<void> => {
      const outcome = await services()
        .pledges.callBack(way, callback)
        .then(
          () => 'received',
          (error: unknown) => {
            if (error instanceof Problem) return error.code
            throw error
          },
        )
      codes[outcome] = (codes[outcome] ?? 0) + 1
    }

    /** What was changed is told, or not, or later, or twice; and somebody else may tell it first. */
    const tell = async (way: ProviderName, id: string): Promise<void> => {
      const callback = standIns[way].callback(id)
      if (random.below(4) === 0) await send(way, standIns[way].forged(id))
      const fate = random.below(5)
      if (fate === 0) return
      if (fate === 1) late.push({ way, callback })
      else await send(way, callback)
      if (fate === 2) await Promise.all([send(way, callback), send(way, callback)])
    }

    const begin = async (): Promise<void> => {
      const way = random.pick([...paymentProviders])
      standIns[way].behave(random.below(8) === 0 ? random.pick(['fails', 'does it and hangs up']) : 'answers')
      const amount = (200 + random.below(10_000)) / 100
      const isMonthly = way === 'stripe' && random.below(2) === 0
      const input = { amount, anonymous: true, way, ...(isMonthly && { frequency: 'monthly' }) }
      const attempt = {
        viewer: { kind: 'anonymous' } as const,
        idempotencyKey: `payment ${random.below(1e9)}`,
      }
      // Whoever is told to try again does: what was asked too late to be heard may be answered wrongly once more.
      for (let tries = 3; ; tries--) {
        const made = await services()
          .pledges.make(project, input, 'ka', address, attempt)
          .catch((error: unknown) => {
            if (tries > 1 && error instanceof Problem && error.code === 'payment_unavailable') return null
            throw error
          })
        standIns[way].behave('answers')
        if (made !== null) return
      }
    }

    const anyPayment = (): { way: ProviderName; payment: Payment } | null => {
      const way = random.pick([...paymentProviders])
      const all = standIns[way].payments().slice(-20)
      const payment = all[random.below(all.length)]
      return payment ? { way, payment } : null
    }

    const stored = new Set<string>()

    /** Nobody is led to a payment whose answer was lost, so nobody pays it. */
    const knows = async (id: string): Promise<boolean> => {
      if (!stored.has(id) && (await isStored(site, id))) stored.add(id)
      return stored.has(id)
    }

    const pay = async (): Promise<void> => {
      const found = anyPayment()
      if (found?.payment.state !== 'created' || !(await knows(found.payment.id))) return
      const { way, payment } = found
      const other = random.below(8)
      const came =
        other === 0
          ? { amount: payment.amount + 1 - random.below(3) }
          : other === 1
            ? { currency: 'USD' }
            : {}
      standIns[way].change(
        payment.id,
        random.below(5) === 0 ? { state: 'failed' } : { state: 'paid', ...came },
      )
      await tell(way, payment.id)
    }

    const refund = async (): Promise<void> => {
      const found = anyPayment()
      if (found?.payment.state !== 'paid') return
      const { way, payment } = found
      const left = payment.amount - payment.refunded
      if (left === 0) return
      const more = random.below(3) === 0 ? left : 1 + random.below(left)
      standIns[way].change(payment.id, { refunded: payment.refunded + more })
      await tell(way, payment.id)
    }

    const { stripe } = standIns
    let charged = 0

    const anySubscription = (): string | null => {
      const running = stripe.subscriptions().filter(({ status }) => status !== 'canceled')
      return running[random.below(running.length)]?.id ?? null
    }

    /** The month of a gift is charged, of another sum now and then, declined, or told falsely. */
    const chargeAgain = async (): Promise<void> => {
      const id = anySubscription()
      if (id === null) return
      const fate = random.below(8)
      if (fate === 0) {
        stripe.decline(id)
        return send('stripe', stripe.toldOf(id, 'invoice.payment_failed'))
      }
      const payment = stripe.chargeAgain(id, fate === 1 ? { amount: 1 + random.below(900) } : {})
      charged += 1
      const callback = stripe.toldOf(id, 'invoice.paid')
      if (random.below(4) === 0) await send('stripe', stripe.forged(payment))
      if (fate === 2) return
      if (fate === 3) late.push({ way: 'stripe', callback })
      else await send('stripe', callback)
      if (fate === 4) await Promise.all([send('stripe', callback), send('stripe', callback)])
    }

    /** Somebody stops one, here or there, whether that can be heard or not. */
    const stop = async (): Promise<void> => {
      const id = random.below(4) === 0 ? anySubscription() : null
      if (id === null) return
      if (random.below(3) === 0) {
        stripe.endThere(id)
        return send('stripe', stripe.toldOf(id, 'customer.subscription.deleted'))
      }
      const [found] = await site.dataSource.query<{ id: string }[]>(
        `select p.id from pledges p join monthly_gifts m on m.id = p.monthly_gift_id where m.subscription_id = $1
         order by p.id limit 1`,
        [id],
      )
      if (!found) return
      if (random.below(4) === 0) stripe.behave(random.pick(['fails', 'does it and hangs up']))
      await services()
        .pledges.endMonthly(site.admin, found.id, { reason: 'As it happens.' })
        .catch((error: unknown) => {
          if (!(error instanceof Problem && error.code === 'monthly_not_stopped')) throw error
        })
      stripe.behave('answers')
    }

    const look = async (): Promise<void> => {
      const way = random.pick([...paymentProviders])
      standIns[way].behave(random.below(6) === 0 ? 'fails' : 'answers')
      await Promise.all(gateways.map(({ pledges }) => pledges.lookAtSome()))
      standIns[way].behave('answers')
    }

    const deliverLate = async (): Promise<void> => {
      const [one] = late.splice(random.below(late.length + 1), 1)
      if (one) await send(one.way, one.callback)
    }

    for (let done = 0; done < histories; done++) {
      await begin()
      for (const act of [pay, pay, refund, chargeAgain, stop, deliverLate, look]) await act()
      clock.advance({ seconds: random.below(900) })
      if (random.below(20) === 0) await services().pledges.expire()
    }

    // In the end everything is told once more, and read.
    for (const way of paymentProviders)
      for (const { id } of standIns[way].payments())
        if (await knows(id)) await send(way, standIns[way].callback(id))
    for (const { id } of stripe.subscriptions()) await send('stripe', stripe.toldOf(id, 'invoice.paid'))
    while ((await gateways[0].pledges.lookAtSome()) > 0);

    const all = await readStored(site)
    expect(all).toHaveLength(histories + charged)
    expect(charged).toBeGreaterThan(0)
    let raised = 0
    for (const each of all) {
      const payment = paymentCalled(site, each.way, each.paymentId)
      expect(each).toMatchObject(expected(payment, each.promised))
      raised += each.gift ?? 0
    }
    const isOver = new Map(stripe.subscriptions().map(({ id, status }) => [id, status === 'canceled']))
    for (const { subscription, state } of await monthlyStates(site))
      expect(state === 'ended', subscription).toBe(isOver.get(subscription))
    const sums = await sumsOf(site)
    expect(sums).toEqual({ raised, gifts: sums.pledged, pledged: sums.pledged })
    expect(raised).toBeGreaterThan(0)
    expect(Object.keys(codes).sort()).toEqual(['callback_refused', 'received'])
    expect([...new Set(failures)].sort()).toEqual(['PaidOtherwise', 'ProviderFault'])
  },
  Math.max(60_000, histories * 1000),
)
