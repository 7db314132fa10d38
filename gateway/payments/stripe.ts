import { Stripe } from 'stripe'
import type { StripeSettings } from '../config/payments.ts'
import { Problem } from '../core/problem.ts'
import { ProviderFault } from './ask-provider.ts'
import { giftInWords } from './money.ts'
import {
  addressesOf,
  attemptName,
  gel,
  type Named,
  type PaymentProvider,
  type Surroundings,
} from './payment-provider.ts'
import { asked, idOf, standingOf, standingOfIntent } from './stripe-answers.ts'
import { chargeMonthly, firstMonth, monthOf } from './stripe-monthly.ts'

/** A session, with the payment it has come to. */
const expand = ['payment_intent.latest_charge', 'invoice.payments']

/** Sessions, payments, subscriptions and charges bear what the session was made with, and invoices that of their subscription. */
const namedBy = ({ data: { object } }: Stripe.Event): Named | null => {
  const of = ('metadata' in object && object.metadata?.pledge) || monthOf(object)
  if (of) return { pledgeId: of }
  // A charge of a later month says by which payment it was made, and nothing else.
  const paymentId = object.object === 'charge' ? idOf(object.payment_intent) : null
  return paymentId === null ? null : { paymentId, isOursPerhaps: true }
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

/** Of what was paid the payment is known; of what was only begun, the session. */
const isIntent = (paymentId: string): boolean => paymentId.startsWith('pi_')

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
      const { pledgeId, code, amount, locale, expiresAt, returnTo, leftTo, isMonthly } = wanted
      const metadata = { pledge: pledgeId }
      const { id, url } = await asked(
        stripe.checkout.sessions.create(
          {
            ...(isMonthly
              ? { mode: 'subscription', subscription_data: { metadata } }
              : { mode: 'payment', submit_type: 'donate', payment_intent_data: { metadata } }),
            client_reference_id: pledgeId,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: gel.toLowerCase(),
                  unit_amount: amount,
                  product_data: { name: giftInWords[locale](code) },
                  ...(isMonthly && { recurring: { interval: 'month' } }),
                },
              },
            ],
            // In another currency another sum would come than was promised.
            adaptive_pricing: { enabled: false },
            expires_at: Math.floor(expiresAt.getTime() / 1000),
            // It has no Georgian: whoever reads that is asked in the language of their browser.
            locale: locale === 'ka' ? 'auto' : locale,
            metadata,
            success_url: addresses.back(returnTo),
            cancel_url: addresses.back(leftTo),
          },
          { idempotencyKey: attemptName(wanted) },
        ),
      )
      // Its package believes whatever is no error in the shape of Stripe's.
      if (!id || !url) throw new ProviderFault('Stripe has answered what nobody understands')
      return { id, url }
    },

    read: async (paymentId) => {
      if (isIntent(paymentId)) return standingOfIntent(stripe, paymentId)
      const session = await asked(stripe.checkout.sessions.retrieve(paymentId, { expand }))
      return session.mode === 'subscription' ? firstMonth(stripe, session) : standingOf(session)
    },

    close: async (paymentId) => {
      // What was paid already has no page.
      if (isIntent(paymentId)) return
      try {
        await asked(stripe.checkout.sessions.expire(paymentId))
      } catch (error) {
        // It is refused for what is paid, or over already.
        if (!(error instanceof ProviderFault) || !error.isRefusal) throw error
      }
    },

    monthly: chargeMonthly(stripe),

    named: ({ body, headers }) => {
      try {
        const signature = headers['stripe-signature'] ?? ''
        return namedBy(stripe.webhooks.constructEvent(body, signature, webhookSecret))
      } catch (cause) {
        throw new Problem('callback_refused', { cause })
      }
    },
  }
}
