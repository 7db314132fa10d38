import type { Stripe } from 'stripe'
import { ProviderFault } from './ask-provider.ts'
import type { MonthlyPayments, MonthlyStanding, Standing } from './payment-provider.ts'
import { asked, idOf, standingOfIntent } from './stripe-answers.ts'

const over: readonly Stripe.Subscription.Status[] = ['canceled', 'incomplete_expired']
const running: readonly Stripe.Subscription.Status[] = ['active', 'trialing']

const stateOf = (status: Stripe.Subscription.Status): MonthlyStanding['state'] => {
  if (over.includes(status)) return 'ended'
  return running.includes(status) ? 'active' : 'failing'
}

/** The payments that an invoice was paid by. */
const paymentsOf = ({ payments }: Stripe.Invoice): string[] =>
  (payments?.data ?? []).flatMap(({ status, payment }) => {
    const id = status === 'paid' ? idOf(payment.payment_intent) : null
    return id === null ? [] : [id]
  })

/** How a session stands that begins a subscription: it tells the subscription, and by its invoice the payment of the first month. */
export const firstMonth = async (stripe: Stripe, session: Stripe.Checkout.Session): Promise<Standing> => {
  const { status, payment_status, subscription, invoice } = session
  if (status === 'expired') return { state: 'failed' }
  const subscriptionId = idOf(subscription)
  if (payment_status !== 'paid' || subscriptionId === null) return { state: 'waiting' }
  const [paymentId] = invoice !== null && typeof invoice === 'object' ? paymentsOf(invoice) : []
  if (paymentId === undefined) throw new ProviderFault('Stripe has answered what nobody understands')
  const standing = await standingOfIntent(stripe, paymentId)
  return standing.state === 'paid' ? { ...standing, monthly: { subscriptionId, paymentId } } : standing
}

/** The pledge that began what an invoice is of. */
export const monthOf = (object: Stripe.Event['data']['object']): string | null =>
  (object.object === 'invoice' && object.parent?.subscription_details?.metadata?.pledge) || null

/** What a first month has paid is told by its session. */
const isFirst = ({ billing_reason }: Stripe.Invoice): boolean => billing_reason === 'subscription_create'

/** So many months are looked at, the newest ones: those before are known by then. */
const months = 24

/** Whether Stripe says that nothing is charged by it any more. Of what it does not know the key may be of another account. */
const isOver = async (stripe: Stripe, subscription: string): Promise<boolean> =>
  stateOf((await asked(stripe.subscriptions.retrieve(subscription))).status) === 'ended'

/** Subscriptions, which Stripe charges by itself: https://docs.stripe.com/api/subscriptions */
export const chargeMonthly = (stripe: Stripe): MonthlyPayments => ({
  read: async (subscription) => {
    const [{ status, items, cancellation_details }, { data: invoices }] = await Promise.all([
      asked(stripe.subscriptions.retrieve(subscription)),
      asked(stripe.invoices.list({ subscription, status: 'paid', limit: months, expand: ['data.payments'] })),
    ])
    const state = stateOf(status)
    const end = items.data[0]?.current_period_end
    return {
      state,
      isEndedByHand: cancellation_details?.reason === 'cancellation_requested',
      nextChargeAt: state === 'ended' || end === undefined ? null : new Date(end * 1000),
      paymentIds: invoices.filter((invoice) => !isFirst(invoice)).flatMap(paymentsOf),
    }
  },

  end: async (subscription) => {
    try {
      await asked(stripe.subscriptions.cancel(subscription))
    } catch (error) {
      // What was cancelled before is refused, or not found, and read all the same.
      const isKnown = error instanceof ProviderFault && (error.isRefusal || error.isUnknown)
      if (!isKnown || !(await isOver(stripe, subscription))) throw error
    }
  },
})
