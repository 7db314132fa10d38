import type { ApolloServerPlugin } from '@apollo/server'
import type { GraphqlContext } from '../graphql/context.ts'
import { keptByNobody } from '../http/caching.ts'

/** Kept by anybody, shown only after asking whether it is still true: the ETag answers that. */
const publicAnswer = {
  'cache-control': 'public, no-cache',
  vary: 'accept, accept-language, authorization',
}

/** Of an answer that is between the two who talk. */
export const privateAnswer: Readonly<Record<string, string>> = keptByNobody

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
      for (const [name, value] of Object.entries(isPublic ? publicAnswer : privateAnswer))
        response.http.headers.set(name, value)
    },
  }),
}
