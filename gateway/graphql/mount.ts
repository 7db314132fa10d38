import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import etag from '@fastify/etag'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { cacheHeaders } from './cache-headers.ts'
import { createContext, type GraphqlContext } from './context.ts'
import { documentLimits, parseOptions } from './document-limits.ts'
import { answerInGraphql, createErrorFormatter } from './errors.ts'
import { queryCost } from './query-cost.ts'
import { graphqlSchema } from './schema.ts'
import { statusPlugin } from './status-plugin.ts'
import { onlyTrustedDocuments, textualHashes, trustedDocuments } from './trusted-documents.ts'

export interface GraphqlOptions {
  services: Services
  production: boolean
  /** Whether the operations of our own client are the only ones answered. */
  trustedDocumentsOnly: boolean
  /** A page for the developer who opens the address in a browser. */
  explorer?: (() => string) | undefined
}

const createServer = (app: FastifyInstance, { production, trustedDocumentsOnly }: GraphqlOptions) =>
  new ApolloServer<GraphqlContext>({
    schema: graphqlSchema,
    introspection: !production,
    includeStacktraceInErrorResponses: false,
    // The process is told to stop in one place, which closes the edges before the database.
    stopOnTerminationSignals: false,
    hideSchemaDetailsFromClientErrors: production,
    parseOptions,
    validationRules: documentLimits,
    persistedQueries: { cache: trustedDocuments },
    logger: app.log,
    formatError: createErrorFormatter((error) => app.log.error({ err: error }, 'a resolver failed')),
    plugins: [
      // Left on, it instruments every field of every answer.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      textualHashes,
      ...(trustedDocumentsOnly ? [onlyTrustedDocuments] : []),
      queryCost,
      statusPlugin,
      cacheHeaders,
    ],
  })

/** Serves `POST /graphql` and, for queries, `GET /graphql`. */
export const mountGraphql = async (app: FastifyInstance, options: GraphqlOptions): Promise<void> => {
  const { services, explorer } = options
  const apollo = createServer(app, options)
  await apollo.start()
  app.addHook('onClose', () => apollo.stop())
  const answer = fastifyApolloHandler(apollo, {
    context: async (request) => createContext(services, request),
  })
  const route = { schema: { hide: true }, exposeHeadRoute: false }

  await app.register(async (graphql) => {
    answerInGraphql(graphql)
    graphql.post('/graphql', route, answer)
    await graphql.register(async (reads) => {
      await reads.register(etag)
      reads.get('/graphql', route, function (request, reply) {
        const isBrowser = request.headers.accept?.includes('text/html') === true
        if (explorer && isBrowser) return reply.type('text/html; charset=utf-8').send(explorer())
        return answer.call(this, request, reply)
      })
    })
  })
}
