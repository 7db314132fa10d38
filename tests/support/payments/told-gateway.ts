import type { ProviderName } from '../../../schema/payment-ways.ts'
import { startBog } from './bog.ts'
import type { StandIn } from './stand-in.ts'
import { type StripeStandIn, startStripe } from './stripe.ts'
import { startTbc } from './tbc.ts'

export interface ToldProviders {
  standIns: Record<ProviderName, StandIn> & { stripe: StripeStandIn }
  /** What a gateway has to be told to ask them. */
  env: Record<string, string>
  close: () => Promise<void>
}

/** Every provider of payments, on loopback, for a gateway that runs by itself. */
export const startToldProviders = async (): Promise<ToldProviders> => {
  const [bog, tbc, stripe] = await Promise.all([startBog(), startTbc(), startStripe()])
  return {
    standIns: { bog, tbc, stripe },
    env: {
      PUBLIC_URL: 'https://dogs.example',
      BOG_CLIENT_ID: bog.settings.clientId,
      BOG_CLIENT_SECRET: bog.settings.clientSecret,
      BOG_API_URL: bog.settings.apiUrl,
      BOG_TOKEN_URL: bog.settings.tokenUrl,
      BOG_PUBLIC_KEY: bog.settings.publicKey,
      TBC_API_KEY: tbc.settings.apiKey,
      TBC_CLIENT_ID: tbc.settings.clientId,
      TBC_CLIENT_SECRET: tbc.settings.clientSecret,
      TBC_API_URL: tbc.settings.apiUrl,
      STRIPE_SECRET_KEY: stripe.settings.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
      STRIPE_API_URL: stripe.settings.apiUrl,
    },
    close: async () => {
      await Promise.all([bog.close(), tbc.close(), stripe.close()])
    },
  }
}
