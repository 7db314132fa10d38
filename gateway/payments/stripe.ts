import { Stripe } from 'stripe'
import type { StripeSettings } from '../config/payments.ts'
import { Problem } from '../core/problem.ts'
import { ProviderFault } from './ask-provider.ts'
import { giftInWords } from './money.ts'
import {
  addressesOf,
  attemptName,
  gel,
  type PaymentProvider,
  type Standing,
  type Surroundings,
} from './payment-provider.ts'

/** A session, with the payment it has come to. */
const expand = ['payment_intent.latest_charge']

const objectOf = <Read extends object>(read: Read | string | null): Read | null =>
  typeof read === 'string' ? null : read

const standingOf = (session: Stripe.Checkout.Session): Standing => {
  const { status, payment_status, amount_total: amount, currency, payment_intent } = session
  const intent = objectOf(payment_intent)
  if (status === 'expired' || intent?.status === 'canceled') return { state: 'failed' }
  if (payment_status !== 'paid' || amount === null || currency === null) return { state: 'waiting' }
  const charge = objectOf(intent?.latest_charge ?? null)
  const paid = { state: 'paid', amount, currency: currency.toUpperCase() } as const
  if (!charge) return { ...paid, refunded: 0 }
  return { ...paid, refunded: charge.amount_refunded, paidAt: new Date(charge.created * 1000) }
}

/** Sessions, payments and charges all bear what the session was made with. */
const pledgeOf = ({ data: { object } }: Stripe.Event): string | null =>
  ('metadata' in object && object.metadata?.pledge) || null

/** Of what is no JSON, such as the page of a proxy that has failed, its package does not tell the status. */
const statusOf = (cause: unknown): number | null => {
  const { StripeAPIError, StripeError } = Stripe.errors
  if (!(cause instanceof StripeError)) return null
  return cause.statusCode ?? (cause instanceof StripeAPIError ? 502 : null)
}

/** Stripe's own words may repeat a key. */
const fault = (cause: unknown): ProviderFault => {
  const status = statusOf(cause)
  return new ProviderFault(status === null ? 'Stripe has not answered' : `Stripe has answered ${status}`, {
    status,
  })
}

const asked = async <Answer>(asking: Promise<Answer>): Promise<Answer> => {
  try {
    return await asking
  } catch (error) {
    throw fault(error)
  }
}

const optionsOf = (apiUrl: string, timeout: number) => {
  const { protocol, hostname, port } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
    protocol: isPlain ? ('http' as const) : ('https' as const),
    timeout,
    maxNetworkRetries: 0,
    telemetry: false,
  }
}

/** Stripe Checkout, by its own package: https://docs.stripe.com/api/checkout/sessions */
export const createStripe = (
  settings: StripeSettings,
  { publicUrl, timeout }: Surroundings,
): PaymentProvider => {
  const { secretKey, webhookSecret, apiUrl } = settings
  const stripe = new Stripe(secretKey, optionsOf(apiUrl, timeout))
  const addresses = addressesOf(publicUrl, 'stripe')

  return {
    name: 'stripe',

    begin: async (wanted) => {
      const { pledgeId, code, amount, locale, expiresAt, returnTo } = wanted
      const back = addresses.back(returnTo)
      const metadata = { pledge: pledgeId }
      const { id, url } = await asked(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            submit_type: 'donate',
            client_reference_id: pledgeId,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: gel.toLowerCase(),
                  unit_amount: amount,
                  product_data: { name: giftInWords[locale](code) },
                },
              },
            ],
            // In another currency another sum would come than was promised.
            adaptive_pricing: { enabled: false },
            expires_at: Math.floor(expiresAt.getTime() / 1000),
            // It has no Georgian: whoever reads that is asked in the language of their browser.
            locale: locale === 'ka' ? 'auto' : locale,
            metadata,
            payment_intent_data: { metadata },
            success_url: back,
            cancel_url: back,
          },
          { idempotencyKey: attemptName(wanted) },
        ),
      )
      // Its package believes whatever is no error in the shape of Stripe's.
      if (!id || !url) throw new ProviderFault('Stripe has answered what nobody understands')
      return { id, url }
    },

    read: async (paymentId) =>
      standingOf(await asked(stripe.checkout.sessions.retrieve(paymentId, { expand }))),

    close: async (paymentId) => {
      try {
        await asked(stripe.checkout.sessions.expire(paymentId))
      } catch (error) {
        // It is refused for what is paid, or over already.
        if (!(error instanceof ProviderFault) || !error.isRefusal) throw error
      }
    },

    named: ({ body, headers }) => {
      try {
        const signature = headers['stripe-signature'] ?? ''
        const pledgeId = pledgeOf(stripe.webhooks.constructEvent(body, signature, webhookSecret))
        return pledgeId === null ? null : { pledgeId }
      } catch (cause) {
        throw new Problem('callback_refused', { cause })
      }
    },
  }
}
