import { expect } from 'vitest'
import { Problem } from '../../gateway/core/problem.ts'
import { tetri } from '../../gateway/core/tetri.ts'
import { anonymous } from '../../gateway/core/viewer.ts'
import { createRandom } from '../../gateway/demo/pseudo-random.ts'
import type { Services } from '../../gateway/rooms.ts'
import { paidInstead } from '../../schema/paid-instead.ts'
import { type ProviderName, paymentProviders } from '../../schema/payment-ways.ts'
import { address } from '../support/gateway.ts'
import { besideLots } from '../support/payments/beside-lots.ts'
import {
  isStored,
  linkOf,
  paymentCalled,
  readMonthly,
  readStored,
  sumsOf,
  test,
} from '../support/payments/history-site.ts'
import { monthlyLots } from '../support/payments/monthly-lots.ts'
import type { Payment, SentCallback } from '../support/payments/stand-in.ts'

const isAsPromised = ({ amount, currency }: Payment, promised: number): boolean =>
  currency === 'GEL' && amount === promised

/** What has to be known of a payment, by how it stands at its provider. */
const expected = (payment: Payment, promised: number, cameAnotherWay: boolean) => {
  if (cameAnotherWay) {
    const left = payment.state === 'paid' ? payment.amount - payment.refunded : 0
    const cameInstead = left > 0 ? paidInstead(left / 100, payment.currency) : null
    return { cameInstead, gift: promised, refunded: 0 }
  }
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
      const everyMonth = { frequency: 'monthly', donorEmail: `donor-${random.below(50)}@example.org` }
      const input = { amount, anonymous: true, way, ...(isMonthly && everyMonth) }
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

    const known = new Set<string>()

    /** Nobody is led to a payment whose answer was lost, so nobody pays it. */
    const knows = async (id: string): Promise<boolean> => {
      if (!known.has(id) && (await isStored(site, id))) known.add(id)
      return known.has(id)
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
    const months = monthlyLots({ site, random, services, send, late })
    const beside = besideLots({ site, random, services })

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
      const { chargeAgain, refundMonth, stop } = months
      const { comesAnotherWay } = beside
      for (const act of [
        pay,
        pay,
        refund,
        comesAnotherWay,
        chargeAgain,
        refundMonth,
        stop,
        deliverLate,
        look,
      ])
        await act()
      clock.advance({ seconds: random.below(900) })
      if (random.below(20) === 0) await services().pledges.expire()
    }

    // In the end everything is told once more, and read.
    for (const way of paymentProviders)
      for (const { id } of standIns[way].payments())
        if (await knows(id)) await send(way, standIns[way].callback(id))
    for (const { id } of stripe.subscriptions()) await send('stripe', stripe.toldOf(id, 'invoice.paid'))
    for (const id of months.charged) await send('stripe', stripe.callback(id))
    // Nobody waits longer than this for an end that was asked for, once Stripe answers.
    clock.advance({ seconds: 3600 })
    while ((await gateways[0].pledges.lookAtSome()) > 0);

    const all = await readStored(site)
    expect(all).toHaveLength(histories + months.charged.length)
    expect(months.charged.length).toBeGreaterThan(0)
    expect(beside.came.size).toBeGreaterThan(0)
    const sums = { came: 0, back: 0 }
    for (const each of all) {
      const payment = paymentCalled(site, each.way, each.paymentId)
      expect(each).toMatchObject(expected(payment, each.promised, beside.came.has(payment.id)))
      const [gift, refunded] = [each.gift ?? 0, each.refunded ?? 0]
      sums.came += gift + refunded
      sums.back += refunded
    }
    const raised = sums.came - sums.back
    const stored = await sumsOf(site)
    expect(stored).toEqual({ raised, gifts: stored.pledged, pledged: stored.pledged })
    expect(raised).toBeGreaterThan(0)

    // Nobody is charged there for what has ended here, nor the other way round, and each end is of whoever asked for it.
    const isOver = new Map(stripe.subscriptions().map(({ id, status }) => [id, status === 'canceled']))
    for (const monthly of await readMonthly(site)) {
      const { subscription, state, askedAt, why, pledge } = monthly
      expect(state === 'ended', subscription).toBe(isOver.get(subscription))
      if (askedAt !== null)
        expect({ state, why }).toEqual({ state: 'ended', why: months.asked.get(subscription) })
      const promised = all.find(({ id }) => id === pledge)?.promised ?? 0
      const since = months.chargedSince(monthly, promised)?.toISOString() ?? null
      expect(await services().pledges.findOwn(linkOf(pledge))).toMatchObject({ chargedSinceAskedAt: since })
    }

    // What everybody is shown: the project, where the money went, and to whoever gives their own gift.
    expect(tetri((await services().projects.get(anonymous, project)).raised)).toBe(raised)
    const told = (await services().accounting.get({ of: project })).months
    const sum = (name: 'confirmed' | 'refunded'): number =>
      told.reduce((total, month) => total + tetri(month[name]), 0)
    expect({ came: sum('confirmed'), back: sum('refunded') }).toEqual(sums)
    for (const { id, gift, refunded } of all) {
      const own = await services().pledges.findOwn(linkOf(id))
      const isGiven = own.state === 'confirmed' || own.state === 'refunded'
      expect(isGiven).toBe(gift !== null)
      if (gift !== null && refunded !== null)
        expect([tetri(own.amount), tetri(own.refunded)]).toEqual([gift === 0 ? refunded : gift, refunded])
    }
    expect(Object.keys(codes).sort()).toEqual(['callback_refused', 'received'])
    expect([...new Set(failures)].sort()).toEqual(['PaidBeside', 'PaidOtherwise', 'ProviderFault'])
  },
  Math.max(60_000, histories * 5000),
)
