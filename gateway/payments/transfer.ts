import type { Charity } from '../../schema/charity.ts'
import { paymentWays } from '../../schema/payment-ways.ts'
import type { PaymentWay } from './payment-way.ts'

/** A transfer by a bank, which the team or the bank's own file confirms. */
export const createTransfer = (charity: () => Promise<Charity>): PaymentWay => ({
  name: 'transfer',
  patience: paymentWays.transfer.minutes * 60_000,
  provider: null,
  isSetUp: async () => (await charity()).iban !== null,
  next: async () => {
    const { name: recipient, iban, bankName } = await charity()
    return { kind: 'shown', details: { recipient, iban, bankName } }
  },
})
