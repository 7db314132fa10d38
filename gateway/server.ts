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
import { builtFolder } from './core/built-folder.ts'
import { systemClock } from './core/clock.ts'
import { createContentStates, readContentRevision } from './database/content-revision.ts'
import { openDatabase } from './database/open.ts'
import { isDatabaseReady, prepareDatabase } from './database/prepare.ts'
import { openReplicas, type Replicas } from './database/replicas.ts'
import { createRequestCountSharing } from './database/share-request-counts.ts'
import { createSharedLimit, forgetActs } from './database/shared-limit.ts'
import { useConnection } from './database/use-connection.ts'
import { loadDemo } from './demo/load-demo.ts'
import { closing, followConnections } from './http/drain.ts'
import { createKeptOutbox } from './letters/outbox.ts'
import type { Payments } from './payments/payment-provider.ts'
import { createProviders } from './payments/providers.ts'
import { noLimit } from './rate-limits/limit.ts'
import type { RedisMemory } from './rate-limits/redis-memory.ts'
import {
  createRememberedRefusals,
  noRefusals,
  type RememberedRefusals,
  withMemory,
} from './rate-limits/remembered-refusals.ts'
import { RequestCounts } from './rate-limits/request-counts.ts'
import type { Ports } from './room.ts'
import { createLetterWriters, createServices, entities } from './rooms.ts'
import { emptyBinDaily } from './start/empty-bin.ts'
import { endInOrder } from './start/end-in-order.ts'
import { expirePledgesDaily } from './start/expire-pledges.ts'
import { explainFailure } from './start/explain-failure.ts'
import { forgetActsDaily } from './start/forget-acts.ts'
import { forgetDaily } from './start/forget-daily.ts'
import { lookAtPayments } from './start/look-at-payments.ts'
import type { Post } from './start/post.ts'
import { createReporter } from './start/report.ts'
import { returnMemory } from './start/return-memory.ts'
import { sendIssues } from './start/send-issues.ts'
import { sendStatements } from './start/send-statements.ts'
import { shareCounts } from './start/share-counts.ts'
import { stayConnected } from './start/stay-connected.ts'
import { tellFailures } from './start/tell-failures.ts'
import { tellGuests } from './start/tell-guests.ts'
import { startWatching } from './start/watch.ts'
import { createImageHost } from './storage/image-host.ts'

let app: FastifyInstance | undefined

const ending = endInOrder(() => app?.log)

/** From its sources the gateway serves the client's sources; built, the built client. */
const pagesFor = async (): Promise<NonNullable<AppDependencies['servePages']>> => {
  if (builtFolder === null) {
    const { serveSourcePages } = await import('./pages/dev-pages.ts')
    return serveSourcePages(path.join(import.meta.dirname, '../client'))
  }
  const { serveBuiltPages } = await import('./pages/built-pages.ts')
  return serveBuiltPages(builtFolder)
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

const publicWritesOf = (
  { publicWritesPerHour }: Config['limits'],
  { manager }: DataSource,
  refusals: RememberedRefusals,
) =>
  publicWritesPerHour === null
    ? noLimit
    : withMemory(
        createSharedLimit(manager, { most: publicWritesPerHour, windowSeconds: 3600, clock: systemClock }),
        'public writes',
        refusals,
      )

/** Who takes payments, and how many of them somebody begins. */
const paymentsOf = async ({ payments, publicUrl }: Config, { manager }: DataSource): Promise<Payments> => ({
  providers: await createProviders(payments, publicUrl, systemClock),
  starts:
    payments.perHour === null
      ? noLimit
      : createSharedLimit(manager, { most: payments.perHour, windowSeconds: 3600, clock: systemClock }),
})

/** What gateways remember together, where there is a place for it. */
const redisFor = async ({ redisUrl }: Config): Promise<RedisMemory | null> => {
  if (redisUrl === null) return null
  const { createRedisMemory } = await import('./rate-limits/redis-memory.ts')
  return createRedisMemory(redisUrl, (sentence) => app?.log.warn(sentence))
}

/** Where letters are written and sent, where there is a server for them. */
const postFor = async ({ letters, publicUrl }: Config, dataSource: DataSource): Promise<Post | null> => {
  if (letters === null || publicUrl === null) return null
  const { createPost } = await import('./start/post.ts')
  return createPost(dataSource, letters, publicUrl)
}

/** Without a server for letters a site to be tried, with the database inside it, keeps them to be looked at. */
const keptOutboxFor = ({ databaseUrl }: Config): Ports['outbox'] =>
  databaseUrl === null ? createKeptOutbox(systemClock) : null

/**
 * Sources may change at any time, which no database tells. A database of its own has no other gateway; before any other there may
 * be several, and whoever has written at one reads it at each. Where the database is matters to replicas alone.
 */
const memoryFor = (
  { answerMemory, databaseUrl, databaseReplicaUrls }: Config,
  { manager }: DataSource,
  secrets: Parameters<typeof createKeyedHash>[0],
): NonNullable<AppDependencies['memory']> | null => {
  if (answerMemory === null || builtFolder === null) return null
  const common = {
    bytes: answerMemory,
    clock: systemClock,
    ...(databaseUrl !== null && { seal: createKeyedHash(secrets, 'written marks') }),
  }
  if (databaseReplicaUrls.length === 0)
    return { ...common, readRevision: () => readContentRevision(manager, systemClock.now()) }
  const { readRevision, positions } = createContentStates(manager)
  return { ...common, positions, readRevision: () => readRevision(systemClock.now()) }
}

/** Before a server there may be several gateways: what an address may ask for, it may ask all of them for together. */
const shareRequests = (
  { databaseUrl, limits: { requestsPerMinute } }: Config,
  { manager }: DataSource,
  { server, log }: FastifyInstance,
  told: Pick<Parameters<typeof createRequestCountSharing>[0], 'counts' | 'fingerprint'>,
): void => {
  if (databaseUrl === null || requestsPerMinute === null) return
  const least = Math.ceil(requestsPerMinute / 10)
  shareCounts(server, createRequestCountSharing({ manager, least, ...told }), log)
}

/** What is read from besides the primary, where there is something. */
const replicasFor = (
  { databaseReplicaUrls, databasePoolSize }: Config,
  dataSource: DataSource,
): Replicas | null =>
  databaseReplicaUrls.length === 0 ? null : openReplicas(dataSource, databaseReplicaUrls, databasePoolSize)

const originOf = (url: string | undefined): string | undefined =>
  url === undefined ? url : new URL(url).origin

const start = async (): Promise<void> => {
  const config = readConfig(process.env)
  const { report, announce } = createReporter(config)
  // Also where a hosted service takes the pictures: receipts of what was spent are kept here.
  if (config.uploads.bucket === null) requireWritable(config.dataDir)
  const opening = openDatabase(config, {
    entities,
    migrations,
    onConnectionLost: (err) =>
      app?.log.warn({ err }, 'a connection to the database broke; the pool replaces it'),
    onPrimary: ({ host, port }) =>
      app?.log.warn({ primary: `${host}:${port}` }, 'another server takes the writes'),
  })
  const failures = tellFailures(() => app?.log)
  ending.before(async () => {
    failures.end()
    await (await opening).close()
  })
  const { dataSource } = await opening
  const replicas = replicasFor(config, dataSource)
  ending.before(async () => replicas?.close())
  let isUp = false
  let unreachable: unknown
  // From the moment it is told to end: whoever directs requests here is told before the socket is closed.
  const isReady = async (): Promise<boolean> =>
    !ending.signal.aborted && (await isDatabaseReady(dataSource, unreachable))
  const redis = await redisFor(config)
  ending.before(async () => redis?.close())
  const refusals = redis ? createRememberedRefusals(redis, systemClock) : noRefusals
  const watch = await startWatching(config.observability, {
    dataSource,
    replicas,
    isReady: async () => isUp && (await isReady()),
    redis,
  })
  ending.before(watch.close)
  let endDelivery: (() => Promise<void>) | null = null
  ending.before(async () => endDelivery?.())
  if (watch.metricsAddress !== null) report('metrics', `${watch.metricsAddress}/metrics`)
  const passwords = argon2Passwords
  const secrets = await secretsFor(config)
  const post = await postFor(config, dataSource)
  const ports: Ports = {
    clock: systemClock,
    passwords,
    tokens: createTokens({ secrets, ttlSeconds: config.sessionSeconds, clock: systemClock }),
    loginLimits: config.limits.logins,
    addressHash: createKeyedHash(secrets),
    authenticators: createAuthenticators(secrets),
    publicWrites: publicWritesOf(config.limits, dataSource, refusals),
    payments: await paymentsOf(config, dataSource),
    refusals,
    imageHost: createImageHost(config),
    outbox: post?.outbox ?? keptOutboxFor(config),
    onFailure: failures.onFailure,
  }
  const services = createServices(dataSource.manager, ports)
  const requestCounts = new RequestCounts()
  const gateway = await buildApp({
    services,
    production: config.production,
    limits: config.limits,
    trustedDocumentsOnly: config.trustedDocumentsOnly,
    database: { isUp: () => isUp, isReady },
    hostedUploads: originOf(config.uploads.hosted?.url),
    explorer: config.production ? undefined : explorer,
    servePages: await pagesFor(),
    fromSources: builtFolder === null,
    publicUrl: config.publicUrl,
    corsOrigins: config.corsOrigins,
    memory: memoryFor(config, dataSource, secrets),
    requestCounts,
    log: { level: config.logLevel },
    watching: watch.watching,
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
    loadDemo: config.demo
      ? () => loadDemo(dataSource.manager, passwords.hash, ports.imageHost.store.put)
      : null,
    report,
    onUnreachable: (error) => {
      unreachable = error
    },
    signal: ending.signal,
  })
  if (config.production) await services.accounts.removeDemoAccounts()
  const writers = createLetterWriters(dataSource.manager, ports)
  endDelivery = (await post?.begin(writers, gateway.log, ending.signal)) ?? null
  isUp = true
  ending.giveNotice(config.drainNotice)
  announce(address, await services.accounts.demoUsernames())
  const { bin, events, issues, letters, newsletter, pledges, statements } = services
  emptyBinDaily(gateway.server, bin.empty, gateway.log)
  forgetDaily(gateway.server, [newsletter.forgetRemoved, letters.forgetSent], gateway.log)
  shareRequests(config, dataSource, gateway, { counts: requestCounts, fingerprint: ports.addressHash })
  forgetActsDaily(gateway.server, () => forgetActs(dataSource.manager, systemClock.now()), gateway.log)
  expirePledgesDaily(gateway.server, pledges.expire, gateway.log)
  if (ports.payments.providers.length > 0) lookAtPayments(gateway.server, pledges.lookAtSome, gateway.log)
  if (ports.outbox !== null) {
    sendIssues(gateway.server, issues.sendSome, gateway.log)
    sendStatements(gateway.server, statements.sendSome, gateway.log)
    tellGuests(gateway.server, events.tellSome, gateway.log)
  }
  if (config.databaseUrl !== null) stayConnected(gateway.server, () => useConnection(dataSource))
  returnMemory(gateway.server, connections.underWay)
}

start().catch((error: unknown) => {
  // What it had begun was taken from under it: the end it is coming to is the one that was asked for.
  if (ending.signal.aborted) return
  process.stderr.write(`${explainFailure(error)}\n`)
  process.exit(1)
})
