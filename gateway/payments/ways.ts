import type { Charity } from '../../schema/charity.ts'
import { namesOf } from '../../schema/model.ts'
import { type PaymentWayName, type ProviderName, paymentWays } from '../../schema/payment-ways.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { PaymentWay } from './payment-way.ts'
import { createTransfer } from './transfer.ts'

const isProvider = (name: PaymentWayName): name is ProviderName => name !== 'transfer'

/** On a page of somebody else. It is known also where they are set up no more, as pledges may wait still. */
const createPaid = (name: ProviderName, providers: readonly PaymentProvider[]): PaymentWay => {
  const provider = providers.find((each) => each.name === name) ?? null
  return {
    name,
    patience: paymentWays[name].minutes * 60_000,
    provider,
    isSetUp: async () => provider !== null,
    next: async () => ({ kind: 'sent' }),
  }
}

/** Every way to pay that there is, whether it is set up or not. */
export const createWays = (
  charity: () => Promise<Charity>,
  providers: readonly PaymentProvider[],
): readonly PaymentWay[] =>
  namesOf(paymentWays).map((name) =>
    isProvider(name) ? createPaid(name, providers) : createTransfer(charity),
  )

/** Those of them that can be offered. */
export const setUpAmong = async (ways: readonly PaymentWay[]): Promise<PaymentWay[]> => {
  const areSetUp = await Promise.all(ways.map((way) => way.isSetUp()))
  return ways.filter((_, index) => areSetUp[index])
}
