import type { Clock } from '../../../gateway/core/clock.ts'
import type { PaymentProvider } from '../../../gateway/payments/payment-provider.ts'
import { createProviders } from '../../../gateway/payments/providers.ts'
import type { ProviderName } from '../../../schema/payment-ways.ts'
import { startBog } from './bog.ts'
import type { StandIn } from './stand-in.ts'
import { type StripeStandIn, startStripe } from './stripe.ts'
import { startTbc } from './tbc.ts'

/** Milliseconds: on loopback whoever answers does so at once. */
const timeout = 300

export interface StandIns {
  standIns: Record<ProviderName, StandIn> & { stripe: StripeStandIn }
  /** What the gateway asks them by. */
  providers: () => Promise<readonly PaymentProvider[]>
  close: () => Promise<void>
}

/** Every provider of payments, on loopback. */
export const startStandIns = async (clock: Clock): Promise<StandIns> => {
  const [bog, tbc, stripe] = await Promise.all([startBog(), startTbc(), startStripe(clock)])
  const settings = { bog: bog.settings, tbc: tbc.settings, stripe: stripe.settings, perHour: null }
  return {
    standIns: { bog, tbc, stripe },
    providers: () => createProviders(settings, 'https://dogs.example', clock, timeout),
    close: async () => {
      await Promise.all([bog.close(), tbc.close(), stripe.close()])
    },
  }
}
