import type { PaymentSettings } from '../config/payments.ts'
import type { Clock } from '../core/clock.ts'
import { answerTimeout } from './ask-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Who takes payments for the charity, by the configuration alone; what nobody has set up is not read either. */
export const createProviders = async (
  { bog, tbc, stripe }: PaymentSettings,
  publicUrl: string | null,
  clock: Clock,
  timeout: number = answerTimeout,
): Promise<PaymentProvider[]> => {
  if (publicUrl === null) return []
  const surroundings = { publicUrl, clock, timeout }
  const providers: PaymentProvider[] = []
  if (bog) providers.push((await import('./bog.ts')).createBog(bog, surroundings))
  if (tbc) providers.push((await import('./tbc.ts')).createTbc(tbc, surroundings))
  if (stripe) providers.push((await import('./stripe.ts')).createStripe(stripe, surroundings))
  return providers
}
