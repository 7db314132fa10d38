import type { ApolloServerPlugin } from '@apollo/server'
import { type ProblemCode, problems } from '../../schema/problems.ts'
import type { GraphqlContext } from '../graphql/context.ts'

const isProblemCode = (code: unknown): code is ProblemCode => typeof code === 'string' && code in problems

/** Statuses that must reach HTTP itself: clients and proxies act on them. */
const httpMatters = [401, 429, 503]

/** Gives an answer the HTTP status of its worst error where that status is everybody's business. */
export const statusPlugin: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response }) => {
      if (response.body.kind !== 'single') return
      for (const { extensions } of response.body.singleResult.errors ?? []) {
        const { code, retryAfter } = extensions ?? {}
        const status = isProblemCode(code) ? problems[code].status : 0
        if (!httpMatters.includes(status) || status < (response.http.status ?? 0)) continue
        response.http.status = status
        if (status === 401) response.http.headers.set('www-authenticate', 'Bearer')
        if (typeof retryAfter === 'number') response.http.headers.set('retry-after', String(retryAfter))
      }
    },
  }),
}
