import type { ApolloServerPlugin } from '@apollo/server'
import { mostRefused } from '../../schema/limits.ts'
import type { GraphqlContext } from '../graphql/context.ts'

/** One wrong argument below a long list fails once for each of its items: the first tell as much as all of them. */
export const limitErrors: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response }) => {
      if (response.body.kind !== 'single') return
      const { singleResult } = response.body
      if (singleResult.errors) singleResult.errors = singleResult.errors.slice(0, mostRefused.fields)
    },
  }),
}
