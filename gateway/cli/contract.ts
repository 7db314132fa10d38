import { lexicographicSortSchema, printSchema } from 'graphql'
import { DataSource } from 'typeorm'
import { buildApp, graphqlSchema } from '../app.ts'
import { createAuthenticators } from '../authentication/authenticators.ts'
import { createKeyedHash } from '../authentication/keyed-hash.ts'
import { argon2Passwords } from '../authentication/passwords.ts'
import { createTokens } from '../authentication/tokens.ts'
import { systemClock } from '../core/clock.ts'
import { noPayments } from '../payments/payment-provider.ts'
import { noLimit } from '../rate-limits/limit.ts'
import { noRefusals } from '../rate-limits/remembered-refusals.ts'
import { createServices } from '../rooms.ts'
import { diskImageStore } from '../storage/image-store-disk.ts'

/** The GraphQL schema in its own language, sorted so that only a change of the schema changes it. */
export const emitSdl = (): string => `${printSchema(lexicographicSortSchema(graphqlSchema))}\n`

/** The OpenAPI document of the REST routes. Nothing is connected: only the routes are read. */
export const emitOpenapi = async (): Promise<string> => {
  const { manager } = new DataSource({ type: 'postgres' })
  const tokens = createTokens({ secrets: ['unused'], ttlSeconds: 0, clock: systemClock })
  const imageHost = { store: diskImageStore('unused'), preset: 'unused', publicUrl: null, hosted: null }
  const services = createServices(manager, {
    clock: systemClock,
    passwords: argon2Passwords,
    tokens,
    loginLimits: { perAccount: 0, perAddress: 0, windowSeconds: 0 },
    addressHash: createKeyedHash(['unused']),
    authenticators: createAuthenticators(['unused']),
    publicWrites: noLimit,
    payments: noPayments,
    refusals: noRefusals,
    imageHost,
    outbox: null,
  })
  const app = await buildApp({
    services,
    production: true,
    database: { isUp: () => true, isReady: async () => true },
  })
  await app.ready()
  const openapi = `${JSON.stringify(app.swagger(), null, 2)}\n`
  await app.close()
  return openapi
}
