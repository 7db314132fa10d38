import path from 'node:path'
import closeWithGrace from 'close-with-grace'
import type { DataSource } from 'typeorm'
import { migrations } from '../migrations/all.ts'
import { type AppDependencies, buildApp } from './app.ts'
import { createKeyedHash } from './authentication/keyed-hash.ts'
import { argon2Passwords } from './authentication/passwords.ts'
import { keptSecret } from './authentication/session-secret.ts'
import { createTokens } from './authentication/tokens.ts'
import { type Config, readConfig } from './config/config.ts'
import { systemClock } from './core/clock.ts'
import { readContentRevision } from './database/content-revision.ts'
import { openDatabase } from './database/open.ts'
import { isDatabaseReady, prepareDatabase } from './database/prepare.ts'
import { loadDemo } from './demo/load-demo.ts'
import { createSlidingLimit, noLimit } from './rate-limits/limit.ts'
import { createServices, entities } from './rooms.ts'
import { explainFailure } from './start/explain-failure.ts'
import { createReporter } from './start/report.ts'
import { returnMemory } from './start/return-memory.ts'
import { createImageHost } from './storage/image-host.ts'

/** Milliseconds a request in flight is given when the gateway is told to stop. */
const closingGrace = 8000

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

const secretsFor = async (
  { jwtSecrets, dataDir }: Config,
  report: (what: string, how: string) => void,
): Promise<[string, ...string[]]> => {
  const tell = (sentence: string): void => report('session key', sentence)
  const [current = await keptSecret(dataDir, tell), ...previous] = jwtSecrets
  return [current, ...previous]
}

const publicWritesOf = ({ publicWritesPerHour }: Config['limits']) =>
  publicWritesPerHour === null
    ? noLimit
    : createSlidingLimit({ most: publicWritesPerHour, windowSeconds: 3600, clock: systemClock })

/** Sources may change at any time, which no database tells. */
const memoryFor = (
  { answerMemory }: Config,
  { manager }: DataSource,
): NonNullable<AppDependencies['memory']> | null =>
  answerMemory === null || isSource
    ? null
    : { bytes: answerMemory, readRevision: () => readContentRevision(manager), clock: systemClock }

const originOf = (url: string | undefined): string | undefined =>
  url === undefined ? url : new URL(url).origin

const start = async (): Promise<void> => {
  const config = readConfig(process.env)
  const { report, announce } = createReporter(config)
  const stopping = new AbortController()
  const database = await openDatabase(config, {
    entities,
    migrations,
    onConnectionLost: (err) =>
      app.log.warn({ err }, 'a connection to the database broke; the pool replaces it'),
  })
  const { dataSource } = database
  const passwords = argon2Passwords
  const secrets = await secretsFor(config, report)
  const services = createServices(dataSource.manager, {
    clock: systemClock,
    passwords,
    tokens: createTokens({ secrets, ttlSeconds: config.sessionSeconds, clock: systemClock }),
    loginLimits: config.limits.logins,
    addressHash: createKeyedHash(secrets),
    publicWrites: publicWritesOf(config.limits),
    imageHost: createImageHost(config),
  })
  let isUp = false
  let unreachable: unknown
  const app = await buildApp({
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
  closeWithGrace({ delay: closingGrace, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'the gateway stops after an error nobody caught')
    stopping.abort()
    await app.close()
    await database.close()
  })
  const address = await app.listen({ host: config.host, port: config.port })
  try {
    await prepareDatabase({
      dataSource,
      loadDemo: config.demo ? () => loadDemo(dataSource.manager, passwords.hash) : null,
      report,
      onUnreachable: (error) => {
        unreachable = error
      },
      signal: stopping.signal,
    })
  } catch (error) {
    // Told to stop while it waited for a database: the end it is coming to is the one that was asked for.
    if (stopping.signal.aborted) return
    throw error
  }
  if (config.production) await services.accounts.removeDemoAccounts()
  isUp = true
  announce(address, await services.accounts.demoUsernames())
  returnMemory(app.server)
}

start().catch((error: unknown) => {
  process.stderr.write(`${explainFailure(error)}\n`)
  process.exit(1)
})
