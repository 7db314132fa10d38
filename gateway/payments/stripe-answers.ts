import { Stripe } from 'stripe'
import { ProviderFault } from './ask-provider.ts'
import type { Standing } from './payment-provider.ts'

const objectOf = <Read extends object>(read: Read | string | null): Read | null =>
  typeof read === 'string' ? null : read

/** Of what may be told whole, or by its id alone. */
export const idOf = (read: { id: string } | string | null | undefined): string | null =>
  typeof read === 'string' ? read : (read?.id ?? null)

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

/** @throws ProviderFault */
export const asked = async <Answer>(asking: Promise<Answer>): Promise<Answer> => {
  try {
    return await asking
  } catch (error) {
    throw fault(error)
  }
}

/** What went back of a charge, and when it was made. */
const chargeOf = (read: Stripe.Charge | string | null) => {
  const charge = objectOf(read)
  if (!charge) return { refunded: 0 }
  return { refunded: charge.amount_refunded, paidAt: new Date(charge.created * 1000) }
}

/** How a session stands whose payment is told with it. */
export const standingOf = (session: Stripe.Checkout.Session): Standing => {
  const { status, payment_status, amount_total: amount, currency, payment_intent } = session
  const intent = objectOf(payment_intent)
  if (status === 'expired' || intent?.status === 'canceled') return { state: 'failed' }
  if (payment_status !== 'paid' || amount === null || currency === null) return { state: 'waiting' }
  return {
    ...{ state: 'paid', amount, currency: currency.toUpperCase() },
    ...chargeOf(intent?.latest_charge ?? null),
  }
}

/** How a payment stands. */
export const standingOfIntent = async (stripe: Stripe, paymentId: string): Promise<Standing> => {
  const { status, amount_received, currency, latest_charge } = await asked(
    stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }),
  )
  if (status === 'canceled') return { state: 'failed' }
  if (status !== 'succeeded') return { state: 'waiting' }
  return {
    ...{ state: 'paid', amount: amount_received, currency: currency.toUpperCase() },
    ...chargeOf(latest_charge),
  }
}
