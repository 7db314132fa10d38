import { expect } from 'vitest'
import type { PaymentProvider } from '../../gateway/payments/payment-provider.ts'
import { noLimit } from '../../gateway/rate-limits/limit.ts'
import { paymentProviders } from '../../schema/payment-ways.ts'
import { byProvider, callBack, ledgerOf } from '../support/payments/told.ts'

/** An answer that is on its way until it is let through, and whether it has been given. */
const slowAnswer = () => ({ given: Promise.withResolvers<void>(), through: Promise.withResolvers<void>() })

type SlowAnswer = ReturnType<typeof slowAnswer>

const slowed = (provider: PaymentProvider, slow: () => SlowAnswer | null): PaymentProvider => ({
  ...provider,
  read: async (paymentId) => {
    const held = slow()
    const standing = await provider.read(paymentId)
    held?.given.resolve()
    await held?.through.promise
    return standing
  },
})

for (const way of paymentProviders) {
  const test = byProvider(way)
    .extend('slow', (): { answer: SlowAnswer | null } => ({ answer: null }))
    .extend('payments', async ({ played, slow }) => ({
      providers: (await played.providers()).map((each) => slowed(each, () => slow.answer)),
      starts: noLimit,
    }))

  test(`of two gateways that look at a payment by ${way} at once, what was read later counts`, async ({
    standIn,
    services,
    asVisitor,
    asAdmin,
    project,
    paymentId,
    become,
    slow,
  }) => {
    await become(paymentId, { state: 'paid' })
    const answer = slowAnswer()
    slow.answer = answer
    standIn.change(paymentId, { refunded: 1000 })
    await callBack(asVisitor, way, standIn.callback(paymentId))
    const first = services.pledges.lookAtSome()
    await answer.given.promise
    slow.answer = null

    await become(paymentId, { refunded: 3000 })
    answer.through.resolve()
    await first

    expect(await ledgerOf(asAdmin, project)).toMatchObject([{ amount: 40, refunded: 30 }])
  })
}
