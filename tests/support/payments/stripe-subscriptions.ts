import type { Clock } from '../../../gateway/core/clock.ts'
import { type Answer, createBook, type Payment, type SentCallback } from './stand-in.ts'

/** What charges a card every month. */
export interface Subscription {
  id: string
  /** The session that has begun it. */
  session: string
  status: 'active' | 'past_due' | 'canceled'
  /** Why it was cancelled. */
  why: 'cancellation_requested' | 'payment_failed' | null
  /** Until when the month lasts that was charged last. */
  until: Date
  /** The payments of the months after the first one. */
  months: string[]
}

export interface Subscriptions {
  /** Those that have begun, in their order. */
  subscriptions: () => readonly Subscription[]
  /** The payment of a month after the first one; null where there is none. */
  month: (id: string) => Payment | null
  /** Charges the next month, and answers what its payment is called. */
  chargeAgain: (id: string, other?: Partial<Pick<Payment, 'amount' | 'currency'>>) => string
  /** The card of the next month is declined. */
  decline: (id: string) => void
  /** It is ended there, by whoever. */
  endThere: (id: string, why?: Subscription['why']) => void
  /** From now on there is no such one, as in another account. */
  forget: (id: string) => void
  /** What is told to the site of it. */
  toldOf: (
    id: string,
    type: 'invoice.paid' | 'invoice.payment_failed' | 'customer.subscription.deleted',
  ) => SentCallback
}

const intentId = (id: string): string => (id.startsWith('pi_') ? id : `pi_${id}`)

/** What a month has come to; what it was paid by is told where that is asked for. */
export const invoiceOf = (
  { id, of, amount, currency }: Payment,
  { id: subscription, session }: Pick<Subscription, 'id' | 'session'>,
  isExpanded: boolean,
): object => ({
  id: `in_${id}`,
  object: 'invoice',
  status: 'paid',
  amount_paid: amount,
  currency: currency.toLowerCase(),
  billing_reason: id === session ? 'subscription_create' : 'subscription_cycle',
  parent: {
    type: 'subscription_details',
    subscription_details: { subscription, metadata: { pledge: of } },
  },
  ...(isExpanded && {
    payments: {
      object: 'list',
      data: [{ status: 'paid', payment: { type: 'payment_intent', payment_intent: intentId(id) } }],
    },
  }),
})

const missing: Answer = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing' } },
}

const aMonthAfter = (day: Date): Date => {
  const next = new Date(day)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return next
}

/** Subscriptions, as https://docs.stripe.com/api/subscriptions tells. */
export const playSubscriptions = (
  book: Pick<ReturnType<typeof createBook>, 'find'>,
  clock: Clock,
  sign: (event: object) => SentCallback,
) => {
  const bySession = new Map<string, Subscription>()
  const forgotten = new Set<string>()
  const months = createBook()

  const find = (id: string): Subscription => {
    const found = [...bySession.values()].find((each) => each.id === id)
    if (!found) throw new Error(`there is no subscription ${id}`)
    return found
  }

  const invoices = (subscription: Subscription, isExpanded: boolean): object[] =>
    [book.find(subscription.session), ...subscription.months.map(months.find)]
      .filter(({ state }) => state === 'paid')
      .map((payment) => invoiceOf(payment, subscription, isExpanded))
      .toReversed()

  const told = ({ id, status, why, session, until }: Subscription): object => ({
    id,
    object: 'subscription',
    status,
    cancellation_details: { reason: why },
    metadata: { pledge: book.find(session).of },
    items: { object: 'list', data: [{ id: `si_${id}`, current_period_end: until.getTime() / 1000 }] },
  })

  return {
    open: (session: string): void => {
      const until = aMonthAfter(clock.now())
      bySession.set(session, {
        id: `sub_${session}`,
        session,
        status: 'active',
        why: null,
        until,
        months: [],
      })
    },
    of: (session: string): Subscription | null => bySession.get(session) ?? null,
    month: (id: string): Payment | null => (months.has(id) ? months.find(id) : null),
    ofMonth: (id: string): Subscription | null =>
      [...bySession.values()].find((each) => each.months.includes(id)) ?? null,
    changeMonth: months.change,

    answer: (method: string, pathname: string, search: string): Answer | null => {
      const asked = new URLSearchParams(search)
      if (pathname === '/v1/invoices') {
        if (forgotten.has(asked.get('subscription') ?? '')) return missing
        const isExpanded = [...asked.values()].includes('data.payments')
        const data = invoices(find(asked.get('subscription') ?? ''), isExpanded)
        return { status: 200, body: { object: 'list', data, has_more: false } }
      }
      const [, id] = /^\/v1\/subscriptions\/(.+)$/.exec(pathname) ?? []
      if (id === undefined) return null
      if (forgotten.has(id)) return missing
      const subscription = find(id)
      if (method === 'DELETE') {
        if (subscription.status === 'canceled') return missing
        Object.assign(subscription, { status: 'canceled', why: 'cancellation_requested' })
      }
      return { status: 200, body: told(subscription) }
    },

    subscriptions: () => [...bySession.values()].filter(({ session }) => book.find(session).state === 'paid'),

    chargeAgain: (id: string, other: Partial<Pick<Payment, 'amount' | 'currency'>> = {}): string => {
      const subscription = find(id)
      if (subscription.status === 'canceled') throw new Error('nobody charges what has ended')
      const { of, amount, currency } = book.find(subscription.session)
      const payment = `pi_${subscription.session}_${subscription.months.length + 2}`
      months.open(payment, of, other.amount ?? amount, other.currency ?? currency)
      months.change(payment, { state: 'paid', paidAt: clock.now() })
      subscription.months.push(payment)
      subscription.status = 'active'
      subscription.until = aMonthAfter(subscription.until)
      return payment
    },

    decline: (id: string): void => {
      find(id).status = 'past_due'
    },

    endThere: (id: string, why: Subscription['why'] = 'payment_failed'): void => {
      Object.assign(find(id), { status: 'canceled', why })
    },

    forget: (id: string): void => void forgotten.add(id),

    toldOf: (id: string, type: Parameters<Subscriptions['toldOf']>[1]): SentCallback => {
      const subscription = find(id)
      const object = type.startsWith('invoice') ? invoices(subscription, false)[0] : told(subscription)
      return sign({ id: `evt_${id}`, object: 'event', type, data: { object } })
    },
  }
}
