import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { BogSettings } from '../../../gateway/config/payments.ts'
import { type Answer, createBook, type Payment, type Question, type StandIn, serve } from './stand-in.ts'

const bank = generateKeyPairSync('rsa', { modulusLength: 2048 })
const forger = generateKeyPairSync('rsa', { modulusLength: 2048 })

const credentials = { clientId: 'a client of the tests', clientSecret: 'a secret of the tests' }
const basic = `Basic ${Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64')}`

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const lari = (tetri: number): string => (tetri / 100).toFixed(2)

const keyOf = ({ state, refunded, amount }: Payment): string => {
  if (state !== 'paid') return state === 'failed' ? 'rejected' : 'created'
  if (refunded === 0) return 'completed'
  return refunded === amount ? 'refunded' : 'refunded_partially'
}

/** What the bank tells of an order, whoever asks. */
const receiptOf = (payment: Payment): object => ({
  order_id: payment.id,
  industry: 'ecommerce',
  capture: 'automatic',
  external_order_id: payment.of,
  order_status: { key: keyOf(payment), value: '' },
  purchase_units: {
    request_amount: lari(payment.amount),
    transfer_amount: payment.state === 'paid' ? lari(payment.amount - payment.refunded) : null,
    refund_amount: payment.refunded > 0 ? lari(payment.refunded) : null,
    currency_code: payment.currency,
  },
})

interface Order {
  external_order_id: string
  callback_url: string
  ttl: number
  purchase_units: {
    currency: string
    total_amount: number
    basket: { quantity: number; unit_price: number }[]
  }
}

const unauthorized: Answer = { status: 401, body: { message: 'Unauthorized' } }

/** Bank of Georgia, as https://api.bog.ge/docs/en/payments/introduction tells. */
export const startBog = async (): Promise<StandIn & { settings: BogSettings }> => {
  const book = createBook()
  const byKey = new Map<string, string>()
  const tokens = new Set<string>()

  const order = ({ headers, body }: Question): Answer => {
    const { external_order_id, callback_url, ttl, purchase_units }: Order = JSON.parse(body)
    const { currency, total_amount, basket } = purchase_units
    const key = String(headers['idempotency-key'])
    const sum = basket.reduce((all, { quantity, unit_price }) => all + quantity * unit_price, 0)
    const isGood =
      uuidV4.test(key) &&
      callback_url.startsWith('https://') &&
      ['ka', 'en'].includes(String(headers['accept-language'])) &&
      sum === total_amount &&
      ttl >= 2 &&
      ttl <= 1440
    if (!isGood) return { status: 400, body: { message: 'BAD_REQUEST' } }
    const id = byKey.get(key) ?? randomUUID()
    if (!byKey.has(key)) book.open(id, external_order_id, Math.round(total_amount * 100), currency)
    byKey.set(key, id)
    const href = `https://payment.bog.ge/?order_id=${id}`
    const details = `https://api.bog.ge/payments/v1/receipt/${id}`
    return { status: 200, body: { id, _links: { details: { href: details }, redirect: { href } } } }
  }

  const server = await serve((question): Answer => {
    const { method, path, headers } = question
    if (path === '/token') {
      const isGood = headers.authorization === basic && question.body === 'grant_type=client_credentials'
      if (!isGood) return { status: 401, body: { error: 'invalid_client' } }
      const token = randomUUID()
      tokens.add(token)
      return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 300 } }
    }
    if (!tokens.has(headers.authorization?.replace('Bearer ', '') ?? '')) return unauthorized
    if (method === 'POST' && path === '/payments/v1/ecommerce/orders') return order(question)
    const id = path.replace('/payments/v1/receipt/', '')
    return book.has(id) ? { status: 200, body: receiptOf(book.find(id)) } : { status: 404, body: {} }
  })

  const signed = (id: string, { privateKey }: typeof bank) => {
    const zoned_request_time = '2026-03-21T09:00:00.000000Z'
    const body = JSON.stringify({
      event: 'order_payment',
      zoned_request_time,
      body: receiptOf(book.find(id)),
    })
    const signature = sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64')
    return { body, headers: { 'callback-signature': signature } }
  }

  return {
    ...server,
    payments: book.all,
    change: book.change,
    callback: (id) => signed(id, bank),
    strange: () => signed(book.open('another order', 'order 17', 500, 'GEL').id, bank),
    forged: (id) => signed(id, forger),
    settings: {
      ...credentials,
      apiUrl: server.url,
      tokenUrl: `${server.url}/token`,
      publicKey: bank.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    },
  }
}
