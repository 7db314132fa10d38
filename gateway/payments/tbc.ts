import { z } from 'zod'
import type { TbcSettings } from '../config/payments.ts'
import { Problem } from '../core/problem.ts'
import { createAccess } from './access-token.ts'
import { askProvider, ProviderFault } from './ask-provider.ts'
import { amountInTetri, page } from './money.ts'
import {
  addressesOf,
  gel,
  type PaymentProvider,
  type Standing,
  type Surroundings,
} from './payment-provider.ts'

const who = 'TBC Bank'

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() })

const paymentAnswer = z.object({
  payId: z.string(),
  links: z.array(z.object({ uri: page, rel: z.string() })),
})

const details = z.object({
  status: z.enum([
    'Created',
    'Processing',
    'WaitingConfirm',
    'CancelPaymentProcessing',
    'PaymentCompletionProcessing',
    'Succeeded',
    'Failed',
    'Expired',
    'Returned',
    'PartialReturned',
  ]),
  currency: z.string().length(3),
  amount: amountInTetri,
  returnedAmount: amountInTetri.nullish(),
})

type Details = z.output<typeof details>

const paid: readonly Details['status'][] = ['Succeeded', 'Returned', 'PartialReturned']
const failed: readonly Details['status'][] = ['Failed', 'Expired']

const standingOf = ({ status, currency, amount, returnedAmount }: Details): Standing => {
  if (failed.includes(status)) return { state: 'failed' }
  if (!paid.includes(status)) return { state: 'waiting' }
  return { state: 'paid', amount, currency, refunded: returnedAmount ?? 0 }
}

const callbackBody = z.object({ PaymentId: z.string().min(1) })

/** TBC's checkout: https://developers.tbcbank.ge/docs/checkout-api-overview */
export const createTbc = (
  settings: TbcSettings,
  { publicUrl, clock, timeout }: Surroundings,
): PaymentProvider => {
  const asked = { who, timeout }
  const { apiKey, clientId, clientSecret, apiUrl } = settings
  const addresses = addressesOf(publicUrl, 'tbc')

  const access = createAccess(async () => {
    const url = `${apiUrl}/v1/tpay/access-token`
    const { access_token: token, expires_in: lasts } = await askProvider(asked, tokenAnswer, url, {
      method: 'POST',
      headers: { apikey: apiKey },
      body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret }),
    })
    return { token, lasts }
  }, clock)

  return {
    name: 'tbc',

    begin: ({ code, amount, locale, expiresAt, returnTo }) =>
      access(async (authorization) => {
        const minutes = Math.ceil((expiresAt.getTime() - clock.now().getTime()) / 60_000)
        const { payId, links } = await askProvider(asked, paymentAnswer, `${apiUrl}/v1/tpay/payments`, {
          method: 'POST',
          headers: { authorization, apikey: apiKey, 'content-type': 'application/json' },
          body: JSON.stringify({
            amount: { currency: gel, total: amount / 100 },
            returnurl: addresses.back(returnTo),
            callbackUrl: addresses.callback,
            language: locale.toUpperCase(),
            merchantPaymentId: code,
            expirationMinutes: Math.max(1, minutes),
            // What stands in the bank's statement: 25 characters at most, none of them Georgian.
            extra: code,
          }),
        })
        const approval = links.find(({ rel }) => rel === 'approval_url')
        if (!approval) throw new ProviderFault(`${who} has answered what nobody understands`)
        return { id: payId, url: approval.uri }
      }),

    read: (paymentId) =>
      access(async (authorization) => {
        const url = `${apiUrl}/v1/tpay/payments/${encodeURIComponent(paymentId)}`
        return standingOf(
          await askProvider(asked, details, url, { headers: { authorization, apikey: apiKey } }),
        )
      }),

    // Nobody signs it: anybody can have a payment looked at, and gains nothing by that.
    named: ({ body }) => {
      try {
        return { paymentId: callbackBody.parse(JSON.parse(body)).PaymentId }
      } catch {
        throw new Problem('callback_refused')
      }
    },
  }
}
