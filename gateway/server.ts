import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { DataSource } from 'typeorm'
import { migrations } from '../migrations/all.ts'
import { type AppDependencies, buildApp } from './app.ts'
import { createAuthenticators } from './authentication/authenticators.ts'
import { createKeyedHash } from './authentication/keyed-hash.ts'
import { argon2Passwords } from './authentication/passwords.ts'
import { keptSecret } from './authentication/session-secret.ts'
import { createTokens } from './authentication/tokens.ts'
import { type Config, readConfig } from './config/config.ts'
import { requireWritable } from './config/make-directory.ts'
import { systemClock } from './core/clock.ts'
import { readContentRevision } from './database/content-revision.ts'
import { openDatabase } from './database/open.ts'
import { isDatabaseReady, prepareDatabase } from './database/prepare.ts'
import { createSharedLimit } from './database/shared-limit.ts'
import { loadDemo } from './demo/load-demo.ts'
import { closing, followConnections } from './http/drain.ts'
import { noLimit } from './rate-limits/limit.ts'
import { createServices, entities } from './rooms.ts'
import { emptyBinDaily } from './start/empty-bin.ts'
import { endInOrder } from './start/end-in-order.ts'
import { explainFailure } from './start/explain-failure.ts'
import { createReporter } from './start/report.ts'
import { returnMemory } from './start/return-memory.ts'
import { createImageHost } from './storage/image-host.ts'

const here = import.meta.dirname
const isSource = import.meta.filename.endsWith('.ts')

/** From its sources the gateway serves the client's sources; built, the built client. */
const pagesFor = async (): Promise<NonNullable<AppDependencies['servePages']>> => {
  if (isSource) {
    const { serveSourcePages } = await import('./pages/dev-pages.ts')
    return serveSourcePages(path.join(here, '../client'))
  }
  const { serveBuiltPages } = await import('./pages/built-pages.ts')
  return serveBuiltPages(path.join(here, '..'))
}

/** For whoever tries it out; nine megabytes, so not before somebody opens it. */
const explorer: NonNullable<AppDependencies['explorer']> = async () => {
  const { createExplorer } = await import('./graphql-server/dev-explorer.ts')
  return createExplorer()
}

const secretsFor = async ({ jwtSecrets, dataDir }: Config): Promise<[string, ...string[]]> => {
  const [current = await keptSecret(dataDir), ...previous] = jwtSecrets
  return [current, ...previous]
}

const publicWritesOf = ({ publicWritesPerHour }: Config['limits'], { manager }: DataSource) =>
  publicWritesPerHour === null
    ? noLimit
    : createSharedLimit(manager, { most: publicWritesPerHour, windowSeconds: 3600, clock: systemClock })

/** Sources may change at any time, which no database tells. */
const memoryFor = (
  { answerMemory }: Config,
  { manager }: DataSource,
): NonNullable<AppDependencies['memory']> | null =>
  answerMemory === null || isSource
    ? null
    : {
        bytes: answerMemory,
        readRevision: () => readContentRevision(manager, systemClock.now()),
        clock: systemClock,
      }

const originOf = (url: string | undefined): string | undefined =>
  url === undefined ? url : new URL(url).origin

let app: FastifyInstance | undefined
const ending = endInOrder(() => app?.log)

const start = async (): Promise<void> => {
  const config = readConfig(process.env)
  const { report, announce } = createReporter(config)
  const { bucket, hosted } = config.uploads
  if (bucket === null && hosted === null) requireWritable(config.dataDir)
  const opening = openDatabase(config, {
    entities,
    migrations,
    onConnectionLost: (err) =>
      app?.log.warn({ err }, 'a connection to the database broke; the pool replaces it'),
  })
  ending.before(async () => (await opening).close())
  const { dataSource } = await opening
  const passwords = argon2Passwords
  const secrets = await secretsFor(config)
  const services = createServices(dataSource.manager, {
    clock: systemClock,
    passwords,
    tokens: createTokens({ secrets, ttlSeconds: config.sessionSeconds, clock: systemClock }),
    loginLimits: config.limits.logins,
    addressHash: createKeyedHash(secrets),
    authenticators: createAuthenticators(secrets),
    publicWrites: publicWritesOf(config.limits, dataSource),
    imageHost: createImageHost(config),
  })
  let isUp = false
  let unreachable: unknown
  const gateway = await buildApp({
    services,
    production: config.production,
    limits: config.limits,
    trustedDocumentsOnly: config.trustedDocumentsOnly,
    database: { isUp: () => isUp, isReady: () => isDatabaseReady(dataSource, unreachable) },
    hostedUploads: originOf(config.uploads.hosted?.url),
    explorer: config.production ? undefined : explorer,
    servePages: await pagesFor(),
    fromSources: isSource,
    publicUrl: config.publicUrl,
    corsOrigins: config.corsOrigins,
    memory: memoryFor(config, dataSource),
    log: { level: config.logLevel },
  })
  app = gateway
  const connections = followConnections(gateway.server, closing)
  ending.before(async () => {
    const cut = await connections.end()
    if (cut > 0) gateway.log.warn({ cut }, 'requests were cut that took too long to end')
    await gateway.close()
  })
  if (ending.signal.aborted) return
  const address = await gateway.listen({ host: config.host, port: config.port })
  await prepareDatabase({
    dataSource,
    loadDemo: config.demo ? () => loadDemo(dataSource.manager, passwords.hash) : null,
    report,
    onUnreachable: (error) => {
      unreachable = error
    },
    signal: ending.signal,
  })
  if (config.production) await services.accounts.removeDemoAccounts()
  isUp = true
  announce(address, await services.accounts.demoUsernames())
  const { bin, newsletter } = services
  emptyBinDaily(
    gateway.server,
    async () => (await bin.empty()) + (await newsletter.forgetRemoved()),
    gateway.log,
  )
  returnMemory(gateway.server)
}

start().catch((error: unknown) => {
  // What it had begun was taken from under it: the end it is coming to is the one that was asked for.
  if (ending.signal.aborted) return
  process.stderr.write(`${explainFailure(error)}\n`)
  process.exit(1)
})
