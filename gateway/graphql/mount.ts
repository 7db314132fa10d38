import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { createContext, type GraphqlContext } from './context.ts'
import { createErrorFormatter } from './errors.ts'
import { graphqlSchema } from './schema.ts'
import { statusPlugin } from './status-plugin.ts'

export interface GraphqlOptions {
  services: Services
  production: boolean
}

/** Serves `POST /graphql` and, for queries, `GET /graphql`. */
export const mountGraphql = async (
  app: FastifyInstance,
  { services, production }: GraphqlOptions,
): Promise<void> => {
  const apollo = new ApolloServer<GraphqlContext>({
    schema: graphqlSchema,
    introspection: !production,
    includeStacktraceInErrorResponses: false,
    // The process is told to stop in one place, which closes the edges before the database.
    stopOnTerminationSignals: false,
    hideSchemaDetailsFromClientErrors: production,
    logger: app.log,
    formatError: createErrorFormatter((error) => app.log.error({ err: error }, 'a resolver failed')),
    plugins: [
      // Left on, it instruments every field of every answer.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      statusPlugin,
    ],
  })
  await apollo.start()
  app.addHook('onClose', () => apollo.stop())
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    schema: { hide: true },
    handler: fastifyApolloHandler(apollo, { context: async (request) => createContext(services, request) }),
  })
}
