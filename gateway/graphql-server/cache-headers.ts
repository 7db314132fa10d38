import type { ApolloServerPlugin } from '@apollo/server'
import type { GraphqlContext } from '../graphql/context.ts'

/** Kept by anybody, shown only after asking whether it is still true: the ETag answers that. */
const publicAnswer = 'public, no-cache'

/**
 * A query of our own client that is read by GET and without a token answers everybody alike:
 * shared caches may keep it. Everything else is between the two who talk.
 */
export const cacheHeaders: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response, metrics }) => {
      const { http } = request
      const isPublic =
        http?.method === 'GET' &&
        metrics.persistedQueryHit === true &&
        !http.headers.has('authorization') &&
        response.body.kind === 'single' &&
        response.body.singleResult.errors === undefined
      response.http.headers.set('cache-control', isPublic ? publicAnswer : 'no-store')
      if (isPublic) response.http.headers.set('vary', 'accept, accept-language, authorization')
    },
  }),
}
