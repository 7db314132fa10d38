import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import type { DataSource } from 'typeorm'
import { inject, onTestFinished } from 'vitest'
import { type AppDependencies, buildApp } from '../../gateway/app.ts'
import { createAuthenticators } from '../../gateway/authentication/authenticators.ts'
import { createKeyedHash } from '../../gateway/authentication/keyed-hash.ts'
import { createTokens } from '../../gateway/authentication/tokens.ts'
import { systemClock } from '../../gateway/core/clock.ts'
import { readContentRevision } from '../../gateway/database/content-revision.ts'
import { createDataSource, type DatabaseConnection } from '../../gateway/database/data-source.ts'
import { migrate } from '../../gateway/database/migrate.ts'
import { pageRoutes } from '../../gateway/pages/page-routes.ts'
import { noPayments } from '../../gateway/payments/payment-provider.ts'
import { noLimit } from '../../gateway/rate-limits/limit.ts'
import { noRefusals } from '../../gateway/rate-limits/remembered-refusals.ts'
import type { Ports } from '../../gateway/room.ts'
import { createServices, entities } from '../../gateway/rooms.ts'
import { migrations } from '../../migrations/all.ts'
import type { Pages } from '../../schema/pages.ts'
import { quickPasswords, signUpOf } from './accounts.ts'
import { tokenSecret } from './gateway.ts'
import { createTestImages, uploadPreset } from './images.ts'

/** Sends what no pooler lets through, because it cannot be part of a transaction. */
const administer = async (server: DataSource, sql: string): Promise<void> => {
  const past = inject('server')
  if (past === undefined) return server.query(sql)
  const client = new Client({ connectionString: past })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

/**
 * Makes a database for one test, for what a transaction that is rolled back does not show. Answers what opens it:
 * each time with connections of their own, as another process would have.
 * @param made how it is made, where not as the others are
 */
export const createOwnDatabase = async (
  server: DataSource,
  connection: DatabaseConnection,
  made = '',
): Promise<(poolSize?: number) => Promise<DataSource>> => {
  if (!('url' in connection)) throw new Error('several connections need a server between them')
  const name = `own_${randomBytes(8).toString('hex')}`
  await administer(server, `create database ${name} ${made}`)
  onTestFinished(() => administer(server, `drop database ${name} with (force)`))
  const url = new URL(connection.url)
  url.pathname = name
  const open = async (poolSize = 4): Promise<DataSource> => {
    const own = createDataSource({ connection: { url: url.href }, poolSize, entities, migrations })
    await own.initialize()
    onTestFinished(() => own.destroy())
    return own
  }
  await migrate(await open(1))
  return open
}

type MoreOfGateway = Partial<Pick<AppDependencies, 'timeToAnswer' | 'memory' | 'limits' | 'watching'>> & {
  ports?: Partial<Ports>
}

/**
 * A gateway over a database of its own, as another process would be: it shares nothing else, and knows an admin by
 * the name of `founder`.
 */
export const gatewayOver = async (
  dataSource: DataSource,
  pages?: Pages,
  { ports, ...more }: MoreOfGateway = {},
): Promise<FastifyInstance> => {
  const { manager } = dataSource
  const services = createServices(manager, {
    clock: systemClock,
    tokens: createTokens({ secrets: [tokenSecret], ttlSeconds: 3600, clock: systemClock }),
    loginLimits: { perAccount: 1000, perAddress: 1000, windowSeconds: 900 },
    addressHash: createKeyedHash([tokenSecret]),
    authenticators: createAuthenticators([tokenSecret]),
    publicWrites: noLimit,
    payments: noPayments,
    refusals: noRefusals,
    passwords: quickPasswords,
    imageHost: { store: createTestImages(), preset: uploadPreset, publicUrl: null, hosted: null },
    outbox: null,
    ...ports,
  })
  await services.accounts.createAdmin(signUpOf('founder'), 'en').catch(() => undefined)
  const app = await buildApp({
    services,
    production: true,
    database: { isUp: () => true, isReady: async () => true },
    publicUrl: 'https://dogs.example',
    ...(pages && {
      servePages: (gateway, site) =>
        pageRoutes(gateway, site, { pages: async () => pages, shell: async () => '' }),
    }),
    memory: {
      bytes: 2 ** 22,
      readRevision: () => readContentRevision(manager, systemClock.now()),
      clock: systemClock,
    },
    ...more,
  })
  onTestFinished(() => app.close())
  return app
}
