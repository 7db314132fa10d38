import { createHash, createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'
import type { BogSettings } from '../config/payments.ts'
import { Problem } from '../core/problem.ts'
import { createAccess } from './access-token.ts'
import { askProvider } from './ask-provider.ts'
import { amountInTetri, giftInWords, page } from './money.ts'
import {
  addressesOf,
  attemptName,
  gel,
  type PaymentProvider,
  type Standing,
  type Surroundings,
  type WantedPayment,
} from './payment-provider.ts'

const who = 'Bank of Georgia'

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() })

const orderAnswer = z.object({
  id: z.string(),
  _links: z.object({ redirect: z.object({ href: page }) }),
})

const receipt = z.object({
  order_id: z.string(),
  order_status: z.object({
    key: z.enum([
      'created',
      'processing',
      'blocked',
      'auth_requested',
      'completed',
      'rejected',
      'refund_requested',
      'refunded',
      'refunded_partially',
    ]),
  }),
  purchase_units: z.object({
    transfer_amount: amountInTetri.nullish(),
    refund_amount: amountInTetri.nullish(),
    currency_code: z.string().length(3),
  }),
})

type Receipt = z.output<typeof receipt>

const waiting: readonly Receipt['order_status']['key'][] = [
  'created',
  'processing',
  'blocked',
  'auth_requested',
]

const standingOf = ({ order_status: { key }, purchase_units: units }: Receipt): Standing => {
  if (waiting.includes(key)) return { state: 'waiting' }
  if (key === 'rejected') return { state: 'failed' }
  // What is called transferred is what the charity has still.
  const [left, refunded] = [units.transfer_amount ?? 0, units.refund_amount ?? 0]
  return { state: 'paid', amount: left + refunded, currency: units.currency_code, refunded }
}

const callbackBody = z.object({ body: z.object({ external_order_id: z.string() }) })

const orderIn = (body: string): string | null => {
  try {
    return callbackBody.parse(JSON.parse(body)).body.external_order_id
  } catch {
    return null
  }
}

/** A UUID of the fourth version, which the bank asks for, that is the same whenever it is asked for the same attempt. */
const idempotencyKey = (wanted: WantedPayment): string => {
  const hex = createHash('sha256').update(attemptName(wanted)).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** Bank of Georgia's Payments API: https://api.bog.ge/docs/en/payments/introduction */
export const createBog = (
  settings: BogSettings,
  { publicUrl, clock, timeout }: Surroundings,
): PaymentProvider => {
  const asked = { who, timeout }
  const { clientId, clientSecret, apiUrl, tokenUrl, publicKey } = settings
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  const addresses = addressesOf(publicUrl, 'bog')
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')

  const access = createAccess(async () => {
    const { access_token: token, expires_in: lasts } = await askProvider(asked, tokenAnswer, tokenUrl, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    return { token, lasts }
  }, clock)

  return {
    name: 'bog',

    begin: (wanted) =>
      access(async (authorization) => {
        const { code, amount, locale, expiresAt, returnTo } = wanted
        const lari = amount / 100
        const description = giftInWords[locale](code)
        const minutes = Math.ceil((expiresAt.getTime() - clock.now().getTime()) / 60_000)
        const { id, _links } = await askProvider(
          asked,
          orderAnswer,
          `${apiUrl}/payments/v1/ecommerce/orders`,
          {
            method: 'POST',
            headers: {
              authorization,
              'content-type': 'application/json',
              'accept-language': locale,
              'idempotency-key': idempotencyKey(wanted),
            },
            body: JSON.stringify({
              callback_url: addresses.callback,
              // The beginning of it stands on the charity's account, whose file then knows which pledge it was.
              external_order_id: code,
              capture: 'automatic',
              ttl: Math.max(2, minutes),
              purchase_units: {
                currency: gel,
                total_amount: lari,
                basket: [{ product_id: code, description, quantity: 1, unit_price: lari }],
              },
              redirect_urls: { success: addresses.back(returnTo), fail: addresses.back(returnTo) },
            }),
          },
        )
        return { id, url: _links.redirect.href }
      }),

    read: (paymentId) =>
      access(async (authorization) => {
        const url = `${apiUrl}/payments/v1/receipt/${encodeURIComponent(paymentId)}`
        return standingOf(await askProvider(asked, receipt, url, { headers: { authorization } }))
      }),

    named: ({ body, headers }) => {
      const signature = Buffer.from(String(headers['callback-signature'] ?? ''), 'base64')
      if (!verify('RSA-SHA256', Buffer.from(body), key, signature)) throw new Problem('callback_refused')
      const code = orderIn(body)
      return code === null ? null : { code }
    },
  }
}
