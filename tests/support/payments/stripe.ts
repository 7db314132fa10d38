import { Stripe } from 'stripe'
import type { StripeSettings } from '../../../gateway/config/payments.ts'
import { type Clock, systemClock } from '../../../gateway/core/clock.ts'
import { type Answer, createBook, type Payment, type Question, type StandIn, serve } from './stand-in.ts'

const secretKey = 'sk_test_of_the_tests'
const webhookSecret = 'whsec_of_the_tests'

const { webhooks } = new Stripe(secretKey)

const urlOf = (id: string): string => `https://checkout.stripe.com/c/pay/${id}`

const statuses = { created: 'open', paid: 'complete', failed: 'expired' } as const

const metadataOf = ({ of: pledge }: Payment) => ({ pledge })

/** Where a test does not say when. */
const longAgo = new Date('2026-03-01T09:00:00Z')

const chargeOf = (payment: Payment): object => ({
  id: `ch_${payment.id}`,
  object: 'charge',
  amount: payment.amount,
  amount_refunded: payment.refunded,
  created: (payment.paidAt ?? longAgo).getTime() / 1000,
  metadata: metadataOf(payment),
})

/** A session; with what it came to where that is asked for. */
const sessionOf = (payment: Payment, isExpanded: boolean): object => {
  const { id, state, amount, currency } = payment
  const intent = { id: `pi_${id}`, object: 'payment_intent', status: 'succeeded' }
  const paid = isExpanded ? { ...intent, latest_charge: chargeOf(payment) } : intent.id
  return {
    id,
    object: 'checkout.session',
    status: statuses[state],
    payment_status: state === 'paid' ? 'paid' : 'unpaid',
    amount_total: amount,
    currency: currency.toLowerCase(),
    client_reference_id: payment.of,
    metadata: metadataOf(payment),
    payment_intent: state === 'paid' ? paid : null,
    url: state === 'created' ? urlOf(id) : null,
  }
}

/** The webhook of what has happened last. */
const eventOf = (payment: Payment): object => {
  const isRefund = payment.refunded > 0
  const type = payment.state === 'paid' ? 'checkout.session.completed' : 'checkout.session.expired'
  return {
    id: `evt_${payment.id}`,
    object: 'event',
    type: isRefund ? 'charge.refunded' : type,
    data: { object: isRefund ? chargeOf(payment) : sessionOf(payment, false) },
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

/** Stripe Checkout, as https://docs.stripe.com/api/checkout/sessions tells. */
export const startStripe = async (
  clock: Clock = systemClock,
): Promise<StandIn & { settings: StripeSettings }> => {
  const book = createBook()
  const byKey = new Map<string, { id: string; body: string }>()
  let made = 0

  const make = ({ headers, body }: Question): Answer => {
    const form = new URLSearchParams(body)
    const price = 'line_items[0][price_data]'
    const key = String(headers['idempotency-key'])
    const known = byKey.get(key)
    if (known && known.body !== body) return refused('Keys can only be used with the same parameters')
    const isGood =
      form.get('mode') === 'payment' &&
      form.get('adaptive_pricing[enabled]') === 'false' &&
      form.get('locale') !== 'ka' &&
      form.get('metadata[pledge]') === form.get('payment_intent_data[metadata][pledge]')
    const lasts = Number(form.get('expires_at')) - Math.floor(clock.now().getTime() / 1000)
    const amount = Number(form.get(`${price}[unit_amount]`))
    if (!isGood) return refused('Bad request')
    if (lasts < open.least || lasts > open.most) return refused('expires_at is too near, or too far away')
    if (amount < takes.least || amount > takes.most) return refused('This sum is not taken')
    if (known) return { status: 200, body: sessionOf(book.find(known.id), false) }
    made += 1
    const id = `cs_test_a1${String(made).padStart(8, '0')}`
    const currency = form.get(`${price}[currency]`)?.toUpperCase() ?? ''
    byKey.set(key, { id, body })
    const payment = book.open(id, form.get('metadata[pledge]') ?? '', amount, currency)
    return { status: 200, body: sessionOf(payment, false) }
  }

  const server = await serve((question): Answer => {
    const { method, path, headers } = question
    if (headers.authorization !== `Bearer ${secretKey}`) return { status: 401, body: { error: {} } }
    const { pathname, search } = new URL(path, 'http://127.0.0.1')
    const [id = '', act] = pathname.replace(/^\/v1\/checkout\/sessions\/?/, '').split('/')
    if (method === 'POST' && id === '') return make(question)
    if (act === 'expire') {
      if (book.find(id).state !== 'created')
        return refused('Only Checkout Sessions that are open can be expired')
      book.change(id, { state: 'failed' })
    }
    const isExpanded = decodeURIComponent(search).includes('payment_intent.latest_charge')
    return book.has(id)
      ? { status: 200, body: sessionOf(book.find(id), isExpanded) }
      : { status: 404, body: { error: { type: 'invalid_request_error' } } }
  })

  const signed = (id: string, secret: string) => {
    const body = JSON.stringify(eventOf(book.find(id)))
    const signature = webhooks.generateTestHeaderString({ payload: body, secret })
    return { body, headers: { 'stripe-signature': signature } }
  }

  return {
    ...server,
    payments: book.all,
    change: book.change,
    callback: (id) => signed(id, webhookSecret),
    strange: () => signed(book.open('cs_test_another', 'order 17', 500, 'GEL').id, webhookSecret),
    forged: (id) => signed(id, 'whsec_of_somebody_else'),
    settings: { secretKey, webhookSecret, apiUrl: server.url },
  }
}
