import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyInstance, FastifyRequest, preValidationAsyncHookHandler } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Locale } from '../../schema/locales.ts'
import type { PageData, PageOperation } from '../../schema/pages.ts'
import { boundInput } from '../core/bound-input.ts'
import { anonymous } from '../core/viewer.ts'
import type { ConstraintProblems } from '../database/postgres-problem.ts'
import { createContext } from '../graphql/context.ts'
import { inOwnWords } from '../log/own-words.ts'
import { admission } from './admission.ts'
import { cacheHeaders } from './cache-headers.ts'
import { documentLimits, parseOptions, validationOptions } from './document-limits.ts'
import { answerInGraphql, createErrorFormatter } from './errors.ts'
import { type ExecutedContext, executeByPlan } from './execution.ts'
import { limitErrors } from './limit-errors.ts'
import { createKnownOperations, type KnownOperations } from './operations.ts'
import { sharing } from './sharing.ts'
import { executeKnown, takeShortRoad } from './short-road.ts'
import { statusPlugin } from './status-plugin.ts'
import {
  judgedOnce,
  onlyTrustedDocuments,
  textualHashes,
  trustedDocuments,
  trustedOperationOf,
  trustedText,
} from './trusted-documents.ts'
import { writeAnswer } from './written-answer.ts'

/** Apollo, and the operations it has answered before. */
interface GraphqlServer {
  apollo: ApolloServer<ExecutedContext>
  operations: KnownOperations
}

interface GraphqlOptions {
  schema: GraphQLSchema
  constraintProblems: ConstraintProblems
  production: boolean
  /** Whether the operations of our own client are the only ones answered. */
  trustedDocumentsOnly: boolean
}

const createServer = (
  app: FastifyInstance,
  operations: KnownOperations,
  { schema, constraintProblems, production, trustedDocumentsOnly }: GraphqlOptions,
) =>
  new ApolloServer<ExecutedContext>({
    gateway: executeByPlan(schema, operations),
    introspection: !production,
    includeStacktraceInErrorResponses: false,
    // The process is told to stop in one place, which closes the edges before the database.
    stopOnTerminationSignals: false,
    hideSchemaDetailsFromClientErrors: production,
    parseOptions,
    validationRules: documentLimits,
    validationOptions,
    stringifyResult: writeAnswer,
    documentStore: null,
    persistedQueries: { cache: trustedDocuments },
    logger: inOwnWords(app.log),
    formatError: createErrorFormatter(constraintProblems, (error) =>
      app.log.error({ err: error }, 'a resolver failed'),
    ),
    plugins: [
      // Left on, it instruments every field of every answer.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      // For parts of a larger graph alone; Apollo would read all that it sends to its makers to find that out.
      ApolloServerPluginInlineTraceDisabled(),
      textualHashes,
      judgedOnce(),
      ...(trustedDocumentsOnly ? [onlyTrustedDocuments] : []),
      admission,
      statusPlugin,
      limitErrors,
      cacheHeaders,
    ],
  })

type AskAsVisitor = (operation: PageOperation, locale: Locale) => Promise<PageData>

/** Asks one of our own client's operations in this process, as somebody who is not signed in. */
export const askAsVisitor =
  ({ apollo, operations }: GraphqlServer, services: unknown): AskAsVisitor =>
  async ({ hash, variables }, locale) => {
    const context = () => createContext(services, { viewer: anonymous, locale, address: '', device: '' })
    const asked = { text: trustedText(hash) ?? '', name: undefined, variables, isOurOwn: true }
    const done = await executeKnown(operations, asked, anonymous, context)
    // The answer as it would have travelled: scalars as text, nothing shared with the resolvers.
    if (done && !done.executed.errors) return JSON.parse(writeAnswer(done.executed))
    const { body } = await apollo.executeOperation(
      { variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
      { contextValue: done ?? context() },
    )
    if (body.kind !== 'single') throw new Error('an operation of the client was answered in parts')
    return JSON.parse(JSON.stringify(body.singleResult))
  }

/** The server of the schema, ready to answer; it ends with `app`. */
export const startGraphql = async (app: FastifyInstance, options: GraphqlOptions): Promise<GraphqlServer> => {
  const operations = createKnownOperations()
  const apollo = createServer(app, operations, options)
  await apollo.start()
  app.addHook('onClose', () => apollo.stop())
  return { apollo, operations }
}

/** A page, and the policy that lets it run its one script and nothing else. */
export interface Explorer {
  html: string
  contentSecurityPolicy: string
}

interface MountOptions {
  services: unknown
  /** A page for the developer who opens the address in a browser; read when somebody does. */
  explorer?: (() => Promise<Explorer>) | undefined
}

/** Only variables may bring a file: what else a body holds is as small as ever. */
const boundDocument: preValidationAsyncHookHandler = async ({ body }) => {
  if (typeof body !== 'object' || body === null) return
  boundInput({ ...body, variables: null })
}

/** Serves `POST /graphql` and, for queries, `GET /graphql`. */
export const mountGraphql = async (
  app: FastifyInstance,
  { apollo, operations }: GraphqlServer,
  { services, explorer }: MountOptions,
): Promise<void> => {
  const contexts = new WeakMap<FastifyRequest, ExecutedContext>()
  const contextOf = (request: FastifyRequest): ExecutedContext => {
    const context = contexts.get(request) ?? createContext(services, request)
    contexts.set(request, context)
    return context
  }
  const answer = fastifyApolloHandler(apollo, { context: async (request) => contextOf(request) })
  const route = { schema: { hide: true }, exposeHeadRoute: false }

  await app.register(async (graphql) => {
    answerInGraphql(graphql)
    const withFiles = {
      ...route,
      config: {
        takesFiles: ['content:write', 'gifts:write'],
        operationOf: trustedOperationOf,
        mayHaveWritten: (request: FastifyRequest) => contexts.get(request)?.effects.mayHaveWritten === true,
      } as const,
      preValidation: boundDocument,
    }
    graphql.post('/graphql', withFiles, async function (request, reply) {
      const road = await takeShortRoad(operations, request, () => contextOf(request))
      if (road && 'body' in road) return reply.headers(road.headers).send(road.body)
      if (road) contexts.set(request, road.executed)
      return answer.call(this, request, reply)
    })
    graphql.get(
      '/graphql',
      { ...route, config: { sharing, operationOf: trustedOperationOf } },
      async function (request, reply) {
        const isBrowser = request.headers.accept?.includes('text/html') === true
        if (!explorer || !isBrowser) return answer.call(this, request, reply)
        const { html, contentSecurityPolicy } = await explorer()
        return reply
          .headers({
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': contentSecurityPolicy,
          })
          .send(html)
      },
    )
  })
}
