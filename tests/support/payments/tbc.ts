import { randomUUID } from 'node:crypto'
import type { TbcSettings } from '../../../gateway/config/payments.ts'
import { type Answer, createBook, type Payment, type Question, type StandIn, serve } from './stand-in.ts'

const credentials = {
  apiKey: 'an application of the tests',
  clientId: '7000001',
  clientSecret: 'a secret of the tests',
}

const statusOf = ({ state, refunded, amount }: Payment): string => {
  if (state !== 'paid') return state === 'failed' ? 'Failed' : 'Created'
  if (refunded === 0) return 'Succeeded'
  return refunded === amount ? 'Returned' : 'PartialReturned'
}

const detailsOf = (payment: Payment): object => ({
  payId: payment.id,
  status: statusOf(payment),
  currency: payment.currency,
  amount: payment.amount / 100,
  confirmedAmount: 0,
  returnedAmount: payment.refunded / 100,
  links: null,
  transactionId: null,
  paymentMethod: 5,
  preAuth: false,
  recurringCard: null,
  httpStatusCode: 200,
  developerMessage: null,
  userMessage: null,
})

interface Wanted {
  amount: { currency: string; total: number }
  returnurl: string
  callbackUrl: string
  language: string
  merchantPaymentId: string
  extra: string
  expirationMinutes: number
}

const refused: Answer = { status: 400, body: { developerMessage: 'Bad request' } }

/** TBC's checkout, as https://developers.tbcbank.ge/docs/checkout-api-overview tells. */
export const startTbc = async (): Promise<StandIn & { settings: TbcSettings }> => {
  const book = createBook()
  const tokens = new Set<string>()
  let made = 0

  const pay = ({ body }: Question): Answer => {
    const { amount, returnurl, callbackUrl, language, merchantPaymentId, extra, expirationMinutes }: Wanted =
      JSON.parse(body)
    const isGood =
      returnurl !== '' &&
      callbackUrl.startsWith('https://') &&
      ['KA', 'EN'].includes(language) &&
      /^[\x20-\x7e]{0,25}$/.test(extra) &&
      expirationMinutes >= 1 &&
      expirationMinutes <= 12
    if (!isGood) return refused
    made += 1
    const id = `6azzo13uw5u2${String(made).padStart(7, '0')}`
    const payment = book.open(id, merchantPaymentId, Math.round(amount.total * 100), amount.currency)
    const links = [
      { uri: `https://api.tbcbank.ge/v1/tpay/payments/${id}`, method: 'GET', rel: 'self' },
      { uri: `https://ecom.tbcpayments.ge/${id}`, method: 'REDIRECT', rel: 'approval_url' },
    ]
    return { status: 200, body: { ...detailsOf(payment), links } }
  }

  const server = await serve((question): Answer => {
    const { method, path, headers } = question
    if (headers.apikey !== credentials.apiKey) return { status: 401, body: {} }
    if (path === '/v1/tpay/access-token') {
      const { clientId: client_id, clientSecret: client_secret } = credentials
      const form = new URLSearchParams({ client_id, client_secret }).toString()
      if (question.body !== form) return refused
      const token = randomUUID()
      tokens.add(token)
      return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 86_400 } }
    }
    if (!tokens.has(headers.authorization?.replace('Bearer ', '') ?? '')) return { status: 401, body: {} }
    if (method === 'POST' && path === '/v1/tpay/payments') return pay(question)
    const id = path.replace('/v1/tpay/payments/', '')
    return book.has(id) ? { status: 200, body: detailsOf(book.find(id)) } : { status: 404, body: {} }
  })

  return {
    ...server,
    payments: book.all,
    change: book.change,
    callback: (PaymentId) => ({ body: JSON.stringify({ PaymentId }), headers: {} }),
    strange: () => ({ body: '{"PaymentId":"another payment"}', headers: {} }),
    forged: () => ({ body: '{"PaymentId":""}', headers: {} }),
    settings: { ...credentials, apiUrl: server.url },
  }
}
