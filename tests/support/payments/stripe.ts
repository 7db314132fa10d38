import { Stripe } from 'stripe'
import type { StripeSettings } from '../../../gateway/config/payments.ts'
import { type Clock, systemClock } from '../../../gateway/core/clock.ts'
import { type Answer, createBook, type Payment, type Question, type StandIn, serve } from './stand-in.ts'
import {
  invoiceOf,
  playSubscriptions,
  type Subscription,
  type Subscriptions,
} from './stripe-subscriptions.ts'

const secretKey = 'sk_test_of_the_tests'
const webhookSecret = 'whsec_of_the_tests'

const { webhooks } = new Stripe(secretKey)

const urlOf = (id: string): string => `https://checkout.stripe.com/c/pay/${id}`

const statuses = { created: 'open', paid: 'complete', failed: 'expired' } as const

/** Where a test does not say when. */
const longAgo = new Date('2026-03-01T09:00:00Z')

const intentId = ({ id }: Payment): string => (id.startsWith('pi_') ? id : `pi_${id}`)

/** Only what was made at once bears what it was made for; what a subscription charges names its payment alone. */
const chargeOf = (payment: Payment, isMonth: boolean): object => ({
  id: `ch_${payment.id}`,
  object: 'charge',
  amount: payment.amount,
  amount_refunded: payment.refunded,
  created: (payment.paidAt ?? longAgo).getTime() / 1000,
  metadata: isMonth ? {} : { pledge: payment.of },
  payment_intent: intentId(payment),
})

const intentOf = (payment: Payment, isMonth: boolean): object => ({
  id: intentId(payment),
  object: 'payment_intent',
  status: payment.state === 'paid' ? 'succeeded' : 'requires_payment_method',
  amount_received: payment.state === 'paid' ? payment.amount : 0,
  currency: payment.currency.toLowerCase(),
  latest_charge: chargeOf(payment, isMonth),
})

/** A session; with what it came to where that is asked for. */
const sessionOf = (payment: Payment, subscription: Subscription | null, isExpanded: boolean): object => {
  const { id, state, amount, currency } = payment
  const paid = isExpanded ? intentOf(payment, false) : intentId(payment)
  const isPaid = state === 'paid'
  return {
    id,
    object: 'checkout.session',
    mode: subscription ? 'subscription' : 'payment',
    status: statuses[state],
    payment_status: isPaid ? 'paid' : 'unpaid',
    amount_total: amount,
    currency: currency.toLowerCase(),
    client_reference_id: payment.of,
    metadata: { pledge: payment.of },
    payment_intent: isPaid && !subscription ? paid : null,
    subscription: isPaid && subscription ? subscription.id : null,
    invoice: isPaid && subscription ? invoiceOf(payment, subscription, isExpanded) : null,
    url: state === 'created' ? urlOf(id) : null,
  }
}

/** The webhook of what has happened last. */
const eventOf = (payment: Payment, subscription: Subscription | null): object => {
  const isRefund = payment.refunded > 0
  const type = payment.state === 'paid' ? 'checkout.session.completed' : 'checkout.session.expired'
  return {
    id: `evt_${payment.id}`,
    object: 'event',
    type: isRefund ? 'charge.refunded' : type,
    data: {
      object: isRefund ? chargeOf(payment, subscription !== null) : sessionOf(payment, subscription, false),
    },
  }
}

const refused = (message: string): Answer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message } },
})

/** Seconds from now until which a session may be open. */
const open = { least: 30 * 60, most: 24 * 60 * 60 }

/** Tetri: half a dollar at least, and eight digits at most. */
const takes = { least: 150, most: 99_999_999 }

/** Whoever goes back unpaid is led to the same gift as whoever has paid, and not to be thanked. */
const leavesElsewhere = (form: URLSearchParams): boolean => {
  const [paid, left] = ['success_url', 'cancel_url'].map((name) => new URL(form.get(name) ?? 'about:blank'))
  return paid !== undefined && left?.hash === paid.hash && left.search !== paid.search
}

export type StripeStandIn = StandIn & Subscriptions & { settings: StripeSettings }

/** Stripe Checkout, as https://docs.stripe.com/api/checkout/sessions tells. */
export const startStripe = async (clock: Clock = systemClock): Promise<StripeStandIn> => {
  const book = createBook()
  const byKey = new Map<string, { id: string; body: string }>()
  let made = 0

  const sign = (event: object, secret: string) => {
    const body = JSON.stringify(event)
    const signature = webhooks.generateTestHeaderString({ payload: body, secret })
    return { body, headers: { 'stripe-signature': signature } }
  }
  const subscriptions = playSubscriptions(book, clock, (event) => sign(event, webhookSecret))

  const make = ({ headers, body }: Question): Answer => {
    const form = new URLSearchParams(body)
    const price = 'line_items[0][price_data]'
    const key = String(headers['idempotency-key'])
    const known = byKey.get(key)
    if (known && known.body !== body) return refused('Keys can only be used with the same parameters')
    const isMonthly = form.get('mode') === 'subscription'
    const [its, others] = isMonthly
      ? ['subscription_data', 'payment_intent_data']
      : ['payment_intent_data', 'subscription_data']
    const isGood =
      (isMonthly || form.get('mode') === 'payment') &&
      form.get(`${price}[recurring][interval]`) === (isMonthly ? 'month' : null) &&
      form.get('adaptive_pricing[enabled]') === 'false' &&
      form.get('locale') !== 'ka' &&
      leavesElsewhere(form) &&
      form.get('metadata[pledge]') === form.get(`${its}[metadata][pledge]`) &&
      !form.has(`${others}[metadata][pledge]`)
    const lasts = Number(form.get('expires_at')) - Math.floor(clock.now().getTime() / 1000)
    const amount = Number(form.get(`${price}[unit_amount]`))
    if (!isGood) return refused('Bad request')
    if (lasts < open.least || lasts > open.most) return refused('expires_at is too near, or too far away')
    if (amount < takes.least || amount > takes.most) return refused('This sum is not taken')
    if (known) return session(known.id, false)
    made += 1
    const id = `cs_test_a1${String(made).padStart(8, '0')}`
    const currency = form.get(`${price}[currency]`)?.toUpperCase() ?? ''
    byKey.set(key, { id, body })
    book.open(id, form.get('metadata[pledge]') ?? '', amount, currency)
    if (isMonthly) subscriptions.open(id)
    return session(id, false)
  }

  const session = (id: string, isExpanded: boolean): Answer =>
    book.has(id)
      ? { status: 200, body: sessionOf(book.find(id), subscriptions.of(id), isExpanded) }
      : { status: 404, body: { error: { type: 'invalid_request_error' } } }

  const intent = (id: string): Answer => {
    const sessionId = id.replace(/^pi_/, '')
    const payment = book.has(sessionId) ? book.find(sessionId) : subscriptions.month(id)
    if (!payment) return { status: 404, body: { error: { type: 'invalid_request_error' } } }
    const isMonth = !book.has(sessionId) || subscriptions.of(sessionId) !== null
    return { status: 200, body: intentOf(payment, isMonth) }
  }

  const server = await serve((question): Answer => {
    const { method, path, headers } = question
    if (headers.authorization !== `Bearer ${secretKey}`) return { status: 401, body: { error: {} } }
    const { pathname, search } = new URL(path, 'http://127.0.0.1')
    if (pathname.startsWith('/v1/payment_intents/')) return intent(pathname.split('/').at(-1) ?? '')
    const subscribed = subscriptions.answer(method, pathname, search)
    if (subscribed) return subscribed
    const [id = '', act] = pathname.replace(/^\/v1\/checkout\/sessions\/?/, '').split('/')
    if (method === 'POST' && id === '') return make(question)
    if (act === 'expire') {
      if (book.find(id).state !== 'created')
        return refused('Only Checkout Sessions that are open can be expired')
      book.change(id, { state: 'failed' })
    }
    return session(id, decodeURIComponent(search).includes('payment_intent.latest_charge'))
  })

  const signed = (id: string, secret: string) => {
    const month = subscriptions.month(id)
    if (month) return sign(eventOf(month, subscriptions.ofMonth(id)), secret)
    return sign(eventOf(book.find(id), subscriptions.of(id)), secret)
  }

  return {
    ...server,
    ...subscriptions,
    payments: book.all,
    change: (id, change) =>
      subscriptions.month(id) ? subscriptions.changeMonth(id, change) : book.change(id, change),
    callback: (id) => signed(id, webhookSecret),
    strange: () => signed(book.open('cs_test_another', 'order 17', 500, 'GEL').id, webhookSecret),
    forged: (id) => signed(id, 'whsec_of_somebody_else'),
    settings: { secretKey, webhookSecret, apiUrl: server.url },
  }
}
