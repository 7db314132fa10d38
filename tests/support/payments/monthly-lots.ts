import { expect } from 'vitest'
import type { Random } from '../../../gateway/demo/pseudo-random.ts'
import type { Services } from '../../../gateway/rooms.ts'
import type { MonthlyEnd } from '../../../schema/monthly-gifts.ts'
import type { ProviderName } from '../../../schema/payment-ways.ts'
import { linkOf, readMonthly, type Site, type StoredMonthly } from './history-site.ts'
import type { Manners, Payment, SentCallback } from './stand-in.ts'

interface Lots {
  site: Site
  random: Random
  /** Any of the gateways. */
  services: () => Services
  send: (way: ProviderName, callback: SentCallback) => Promise<void>
  /** Callbacks that come later, or never. */
  late: { way: ProviderName; callback: SentCallback }[]
}

/** So that nobody hears what becomes of what is asked; where that is only found by waiting, seldom. */
const unheard: readonly [Manners, ...Manners[]] = [
  ...(['fails', 'fails', 'fails'] as const),
  ...(['does it and hangs up', 'does it and hangs up', 'does it and hangs up'] as const),
  ...(['talks nonsense', 'says nothing', 'does it and says nothing'] as const),
]

/** What becomes of monthly gifts, by lot. */
export const monthlyLots = ({ site, random, services, send, late }: Lots) => {
  const { stripe } = site.standIns
  const charged: string[] = []
  const asked = new Map<string, MonthlyEnd>()
  const anySubscription = (): string | null => {
    const running = stripe.subscriptions().filter(({ status }) => status !== 'canceled')
    return running[random.below(running.length)]?.id ?? null
  }

  const known = async (subscription: string): Promise<StoredMonthly | undefined> =>
    (await readMonthly(site)).find((each) => each.subscription === subscription)

  /** A month is charged, of another sum now and then, declined, or told falsely, late, twice or not at all. */
  const chargeAgain = async (): Promise<void> => {
    const id = anySubscription()
    if (id === null) return
    const fate = random.below(8)
    if (fate === 0) {
      stripe.decline(id)
      return send('stripe', stripe.toldOf(id, 'invoice.payment_failed'))
    }
    const payment = stripe.chargeAgain(id, fate === 1 ? { amount: 1 + random.below(900) } : {})
    charged.push(payment)
    const callback = stripe.toldOf(id, 'invoice.paid')
    if (random.below(4) === 0) await send('stripe', stripe.forged(payment))
    if (fate === 2) return
    if (fate === 3) late.push({ way: 'stripe', callback })
    else await send('stripe', callback)
    if (fate === 4) await Promise.all([send('stripe', callback), send('stripe', callback)])
  }

  /** Some of a month goes back, or all that is left, whatever has become of the gift meanwhile. */
  const refundMonth = async (): Promise<void> => {
    const id = charged[random.below(charged.length)]
    const month = id === undefined || random.below(3) > 0 ? null : stripe.month(id)
    if (month === null) return
    const left = month.amount - month.refunded
    if (left === 0) return
    const more = random.below(3) === 0 ? left : 1 + random.below(left)
    stripe.change(month.id, { refunded: month.refunded + more })
    if (random.below(3) > 0) await send('stripe', stripe.callback(month.id))
  }

  const askedBy = {
    donor: (pledge: string) => services().pledges.stopOwn(linkOf(pledge)),
    team: (pledge: string) => services().pledges.endMonthly(site.admin, pledge, { reason: 'As it happens.' }),
  }

  /** Somebody ends one, here or there, whether that is heard or not. */
  const stop = async (): Promise<void> => {
    const id = random.below(4) === 0 ? anySubscription() : null
    if (id === null) return
    if (random.below(3) === 0) {
      stripe.endThere(id)
      if (random.below(2) === 0) await send('stripe', stripe.toldOf(id, 'customer.subscription.deleted'))
      return
    }
    const before = await known(id)
    if (!before) return
    const who = random.pick(['donor', 'team'] as const)
    if (random.below(2) === 0) stripe.behave(random.pick(unheard))
    await askedBy[who](before.pledge)
    stripe.behave('answers')
    const after = await known(id)
    if (before.state !== 'ended' && before.why === null) asked.set(id, who)
    if (asked.has(id)) expect(after).toMatchObject({ why: asked.get(id) })
  }

  /** What was charged as promised after its end was asked for, and has not gone back. */
  const chargedSince = ({ subscription, askedAt }: StoredMonthly, promised: number): Date | null => {
    const months = stripe.subscriptions().find(({ id }) => id === subscription)?.months ?? []
    const counts = ({ amount, currency, refunded, paidAt }: Payment): boolean =>
      askedAt !== null &&
      paidAt !== undefined &&
      paidAt > askedAt &&
      currency === 'GEL' &&
      amount === promised &&
      refunded < amount
    const last = months
      .map((id) => stripe.month(id))
      .filter((each) => each !== null && counts(each))
      .at(-1)
    return last?.paidAt ?? null
  }

  return { chargeAgain, refundMonth, stop, chargedSince, charged, asked }
}
