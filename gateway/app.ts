import accepts from '@fastify/accepts'
import Fastify, { type FastifyInstance } from 'fastify'
import { mostInput } from '../schema/limits.ts'
import { apiDocsRoutes } from './api-docs/api-docs.ts'
import type { KeyedHash } from './authentication/keyed-hash.ts'
import { trustOnly } from './core/addresses.ts'
import type { Clock } from './core/clock.ts'
import { dayOf } from './core/today.ts'
import { askAsVisitor, type Explorer, mountGraphql, startGraphql } from './graphql-server/mount.ts'
import { createSchema } from './graphql-server/schema.ts'
import { allowOrigins } from './http/allow-origins.ts'
import { AnswerMemory, type Positions } from './http/answer-memory.ts'
import { boundRequests } from './http/bound-requests.ts'
import { keepAnswersPrivate } from './http/caching.ts'
import { followRequests, requestNames, type Watching } from './http/follow-requests.ts'
import { healthRoutes } from './http/health.ts'
import { keepAnswers } from './http/keep-answers.ts'
import { createKnownRevision } from './http/known-revision.ts'
import { lateSerializers } from './http/late-serializers.ts'
import { limitMaking } from './http/limit-making.ts'
import { limitRequests, type RequestLimits } from './http/limit-requests.ts'
import { measureMemory } from './http/measure-memory.ts'
import { watchMethods } from './http/other-methods.ts'
import { refuseForeignPages } from './http/refuse-foreign-pages.ts'
import { refuseUnknownParameters } from './http/refuse-unknown-parameters.ts'
import { readRequests } from './http/request.ts'
import { refuseForbidden } from './http/require-permission.ts'
import { secureHeaders } from './http/security.ts'
import { renderProblems } from './http/send-problem.ts'
import { cutSlowReaders, defaultReaderTimeout } from './http/slow-readers.ts'
import { refuseAddress, refuseConnection, refuseUnknown } from './http/unroutable.ts'
import { tellWritten } from './http/written-before.ts'
import { createWrittenMarks } from './http/written-marks.ts'
import { type LogSettings, loggerOptions } from './log/logger-options.ts'
import { describeRoutes } from './openapi/describe-routes.ts'
import { readablePageUrl } from './pages/page-path.ts'
import type { Site } from './pages/site.ts'
import type { RequestCounts } from './rate-limits/request-counts.ts'
import { constraintProblems, mountRooms, resolvers, type Services, tags } from './rooms.ts'

export interface DatabaseState {
  /** Whether the start is over, since when requests are answered. */
  isUp(): boolean
  /** Whether it answers right now, every migration done; may throw `unavailable` with a word that says why not. */
  isReady(): Promise<boolean>
}

/** What is needed to answer many from memory what was made once. */
export interface MemorySettings {
  /** Bytes it may take. */
  bytes: number
  /** Asks which revision everything is at that the public is shown. */
  readRevision(): Promise<string>
  /** What seals that somebody has written; absent where there is no other gateway. */
  seal?: KeyedHash
  /** Where the database was when a revision was asked; absent where there is no replica. */
  positions?: Positions
  clock: Clock
}

export interface AppDependencies {
  services: Services
  production: boolean
  database: DatabaseState
  limits?: RequestLimits & {
    /** The proxies whose word on a visitor's address is taken. */
    trustProxy?: string[] | false
  }
  /** Whether GraphQL answers the operations of our own client alone. */
  trustedDocumentsOnly?: boolean
  /** The page that GraphQL shows to a browser. */
  explorer?: (() => Promise<Explorer>) | undefined
  /** Origin of the hosted image service that pages send pictures to, if that is not the gateway itself. */
  hostedUploads?: string | undefined
  /** Serves the site itself: the built one, or the one under development. */
  servePages?: (app: FastifyInstance, site: Site) => Promise<void>
  /** Whether what is served are the sources, with the inline scripts their tools need. */
  fromSources?: boolean
  /** Other sites whose pages may ask the interfaces. */
  corsOrigins?: readonly string[]
  /** Where the world finds the site; null where nobody has said, which production does not allow. */
  publicUrl?: string | null
  /** Milliseconds in which a reader has to take something of what waits for them. */
  readerTimeout?: number
  /** Milliseconds from a request's arrival in which it is answered. */
  timeToAnswer?: number
  /** Null: every answer is made for whoever asks. */
  memory?: MemorySettings | null
  /** Nothing is logged when nothing is said. */
  log?: LogSettings
  /** How much each address asks for; counted for this process alone where nothing is said. */
  requestCounts?: RequestCounts
  /** What measures and traces how requests are answered. */
  watching?: Watching
}

/** Everything the rooms answer over GraphQL. */
export const graphqlSchema = createSchema(resolvers)

/** Milliseconds: a request that arrives slower is cut. */
export const requestTimeout = 30_000

/**
 * Milliseconds an idle connection is kept. Proxies use theirs again for a minute, and must not find one closed at
 * that moment; a visitor's own browser opens another. Who has not read an answer that fits into the system's
 * buffers looks idle, and is gone as soon.
 */
export const keepAlive = { ofProxies: 72_000, ofVisitors: 20_000 }

const unlimited: NonNullable<AppDependencies['limits']> = { requestsPerMinute: null, maxEventLoopDelay: null }

const memoryOf = ({ bytes, readRevision, positions, clock }: MemorySettings): AnswerMemory =>
  new AnswerMemory(createKnownRevision(readRevision), () => dayOf(clock.now()), bytes, positions)

/** The whole gateway, not listening yet: security, then who asks and in which language, then the edges. */
export const buildApp = async (dependencies: AppDependencies): Promise<FastifyInstance> => {
  const { services, production, database, hostedUploads, servePages, log } = dependencies
  const { limits = unlimited, trustedDocumentsOnly = false, explorer, fromSources = false } = dependencies
  const {
    publicUrl = null,
    corsOrigins = [],
    readerTimeout = defaultReaderTimeout,
    timeToAnswer,
    memory = null,
    watching = {},
  } = dependencies
  const isOurs = limits.trustProxy ? trustOnly(limits.trustProxy) : null
  const { genReqId, traceparentOf } = requestNames(isOurs)
  const keepAliveTimeout = limits.trustProxy ? keepAlive.ofProxies : keepAlive.ofVisitors
  const app = Fastify({
    // Without a word to say, nothing is prepared for one with each request.
    logger: log === undefined || log.level === 'silent' ? false : loggerOptions(log),
    bodyLimit: mostInput.bytes,
    trustProxy: isOurs ?? false,
    genReqId,
    requestTimeout,
    keepAliveTimeout,
    connectionTimeout: readerTimeout,
    http: { connectionsCheckingInterval: 5000 },
    routerOptions: { maxParamLength: 500 },
    schemaController: { compilersFactory: { buildSerializer: lateSerializers() } },
    return503OnClosing: true,
    rewriteUrl: ({ url = '/' }) => readablePageUrl(url),
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
  })
  // Input is judged by the services, once for every edge; the schemas of routes document and serialise.
  app.setValidatorCompiler(() => () => true)
  cutSlowReaders(app, { readerTimeout, idleTimeout: keepAliveTimeout })
  followRequests(app, traceparentOf, watching)
  keepAnswersPrivate(app)
  const answers = memory && memoryOf(memory)
  if (answers && watching.meters) measureMemory(answers, watching.meters)
  const marks = memory?.seal ? createWrittenMarks(memory.seal, memory.clock) : null
  keepAnswers(app, answers, corsOrigins, marks)
  if (answers && marks) tellWritten(app, { marks, isSecure: publicUrl?.startsWith('https:') === true })
  limitMaking(app, timeToAnswer)
  renderProblems(app, constraintProblems)
  secureHeaders(app, { fromSources, hostedUploads })
  await app.register(accepts)
  await describeRoutes(app, tags)

  const limiter = await limitRequests(app, limits, watching.meters, dependencies.requestCounts)
  const apollo = await startGraphql(app, {
    schema: graphqlSchema,
    constraintProblems,
    production,
    trustedDocumentsOnly,
  })

  const refuseOtherMethods = watchMethods(app)
  await app.register(async (apiDocs) => {
    limiter.count(apiDocs)
    apiDocsRoutes(apiDocs)
  })
  await app.register(async (api) => {
    // First, so that a page can read every refusal.
    await allowOrigins(api, corsOrigins)
    limiter.limit(api)
    refuseForeignPages(api, publicUrl, corsOrigins)
    readRequests(api, services.accounts, database.isUp)
    refuseForbidden(api)
    boundRequests(api)
    refuseUnknownParameters(api)
    await mountRooms(api, services, 'routes')
    await mountGraphql(api, apollo, { services, explorer })
    refuseOtherMethods(api)
    refuseUnknown(api)
  })
  // What is refused still, because the demo is being loaded, say, is not ready.
  const isReady = async () => (await database.isReady()) && database.isUp()
  await healthRoutes(app, isReady, limiter.countApart)
  await app.register(async (files) => {
    limiter.count(files)
    await mountRooms(files, services, 'files')
    refuseOtherMethods(files)
  })
  await servePages?.(app, {
    publicUrl,
    isUp: database.isUp,
    limit: limiter.limit,
    ask: askAsVisitor(apollo, services),
    listChanges: services.projects.listChanges,
    newestIssues: services.issues.newestArchived,
    issueDays: services.issues.archivedDays,
    hasAccounts: services.accounting.isOpen,
    findEvent: async (id) =>
      (await services.launches.isLaunched('events')) ? services.events.findForCalendar(id) : null,
    eventChanges: async (limit) =>
      (await services.launches.isLaunched('events')) ? services.events.listChanges(limit) : null,
  })
  return app
}
