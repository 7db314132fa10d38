import { createPublicKey } from 'node:crypto'
import { z } from 'zod'
import type { ProviderName } from '../../schema/payment-ways.ts'
import { address, isSafe, optionalNumber } from './fields.ts'

export interface BogSettings {
  clientId: string
  clientSecret: string
  apiUrl: string
  tokenUrl: string
  /** The key its callbacks are signed with, in DER as Base64. */
  publicKey: string
}

export interface TbcSettings {
  apiKey: string
  clientId: string
  clientSecret: string
  apiUrl: string
}

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  apiUrl: string
}

/** Who takes payments besides the charity's own account; null where they are not set up. */
export interface PaymentSettings {
  bog: BogSettings | null
  tbc: TbcSettings | null
  stripe: StripeSettings | null
  /** Payments that one address, or one mailbox, begins in an hour. Null: not limited. */
  perHour: number | null
}

/** As https://api.bog.ge/docs/en/payments/standard-process/callback shows it. Asked for over the network, it could be another's. */
const bogPublicKey =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAu4RUyAw3+CdkS3ZNILQhzHI9Hemo+vKB9U2BSabppkKjzjjkf+0Sm76hSMiu/HFtYhqWOESryoCDJoqffY0Q1VNt25aTxbj068QNUtnxQ7KQVLA+pG0smf+EBWlS1vBEAFbIas9d8c9b9sSEkTrrTYQ90WIM8bGB6S/KLVoT1a7SnzabjoLc5Qf/SLDG5fu8dH8zckyeYKdRKSBJKvhxtcBuHV4f7qsynQT+f2UYbESX/TLHwT5qFWZDHZ0YUOUIvb8n7JujVSGZO9/+ll/g4ZIWhC1MlJgPObDwRkRd8NFOopgxMcMsDIZIoLbWKhHVq67hdbwpAq9K9WMmEhPnPwIDAQAB'

const withoutArmour = (pem: string): string => pem.replace(/-----[A-Z ]+-----|\s|\\n/g, '')

const isPublicKey = (key: string): boolean => {
  try {
    return (
      createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }).asymmetricKeyType ===
      'rsa'
    )
  } catch {
    return false
  }
}

const api = (standard: string) =>
  address(isSafe, `must be an https address like ${standard}`)
    .optional()
    .transform((given) => given ?? standard)

export const paymentsEnvironment = {
  BOG_CLIENT_ID: z.string().optional(),
  BOG_CLIENT_SECRET: z.string().optional(),
  BOG_API_URL: api('https://api.bog.ge'),
  BOG_TOKEN_URL: api('https://oauth2.bog.ge/auth/realms/bog/protocol/openid-connect/token'),
  BOG_PUBLIC_KEY: z
    .string()
    .transform(withoutArmour)
    .refine(isPublicKey, 'must be an RSA key as the bank shows it, from -----BEGIN PUBLIC KEY----- on')
    .optional()
    .transform((given) => given ?? bogPublicKey),
  TBC_API_KEY: z.string().optional(),
  TBC_CLIENT_ID: z.string().optional(),
  TBC_CLIENT_SECRET: z.string().optional(),
  TBC_API_URL: api('https://api.tbcbank.ge'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: api('https://api.stripe.com'),
  PAYMENTS_PER_HOUR: optionalNumber(0, 1_000_000),
}

/** What each takes, all of it or nothing. */
export const providerVariables = {
  bog: ['BOG_CLIENT_ID', 'BOG_CLIENT_SECRET'],
  tbc: ['TBC_API_KEY', 'TBC_CLIENT_ID', 'TBC_CLIENT_SECRET'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
} as const satisfies Record<ProviderName, readonly string[]>

/** The variables that lack one they need. */
export const paymentsFaults = (given: NodeJS.ProcessEnv): string[] =>
  Object.values(providerVariables).flatMap((names: readonly string[]) => {
    const [first] = names.filter((name) => given[name] !== undefined)
    if (first === undefined) return []
    const missing = [...names, 'PUBLIC_URL'].filter((name) => given[name] === undefined)
    return missing.map((name) =>
      name === 'PUBLIC_URL'
        ? `${first} needs PUBLIC_URL, the address that whoever has paid is led back to`
        : `${first} needs ${name}: payments are taken with all of ${names.join(', ')}`,
    )
  })

const shape = z.object(paymentsEnvironment)

/** Enough for a family at one address, and far from what somebody needs who tries stolen cards. */
const perHourInProduction = 10

export const readPayments = (values: z.output<typeof shape>, production: boolean): PaymentSettings => {
  const { BOG_CLIENT_ID, BOG_CLIENT_SECRET, TBC_API_KEY, TBC_CLIENT_ID, TBC_CLIENT_SECRET } = values
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, PAYMENTS_PER_HOUR } = values
  return {
    bog:
      BOG_CLIENT_ID && BOG_CLIENT_SECRET
        ? {
            clientId: BOG_CLIENT_ID,
            clientSecret: BOG_CLIENT_SECRET,
            apiUrl: values.BOG_API_URL,
            tokenUrl: values.BOG_TOKEN_URL,
            publicKey: values.BOG_PUBLIC_KEY,
          }
        : null,
    tbc:
      TBC_API_KEY && TBC_CLIENT_ID && TBC_CLIENT_SECRET
        ? {
            apiKey: TBC_API_KEY,
            clientId: TBC_CLIENT_ID,
            clientSecret: TBC_CLIENT_SECRET,
            apiUrl: values.TBC_API_URL,
          }
        : null,
    stripe:
      STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: STRIPE_SECRET_KEY,
            webhookSecret: STRIPE_WEBHOOK_SECRET,
            apiUrl: values.STRIPE_API_URL,
          }
        : null,
    perHour: (PAYMENTS_PER_HOUR ?? (production ? perHourInProduction : 0)) || null,
  }
}
