import type { ApolloServerPlugin } from '@apollo/server'
import { type ProblemCode, problems } from '../../schema/problems.ts'
import type { GraphqlContext } from './context.ts'

const isProblemCode = (code: unknown): code is ProblemCode => typeof code === 'string' && code in problems

/** Codes that must reach HTTP itself: clients and proxies act on them. */
const isHttpMatter = (status: number): boolean => status === 401 || status === 429 || status === 503

/** Gives an answer the HTTP status of its worst error where that status is everybody's business. */
export const statusPlugin: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response }) => {
      if (response.body.kind !== 'single') return
      for (const { extensions } of response.body.singleResult.errors ?? []) {
        const code = extensions?.code
        if (!isProblemCode(code) || !isHttpMatter(problems[code].status)) continue
        response.http.status = problems[code].status
        if (problems[code].status === 503) response.http.headers.set('retry-after', '5')
      }
    },
  }),
}
