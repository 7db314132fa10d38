import type { FastifyRequest } from 'fastify'
import { memberOf } from '../core/member.ts'
import type { Sharing } from '../http/keep-answers.ts'
import { isSearchedBy } from '../http/typed-searches.ts'

/** What a query by GET consists of. Anything else in its address is read by nobody. */
const parameters = ['extensions', 'operationName', 'variables']

/** The headers that the server of GraphQL looks at, to see which form is wanted, and that no foreign page asks. */
const headers = ['accept', 'content-type', 'x-apollo-operation-name', 'apollo-require-preflight']

/** Queries by hash may be shared; whether one's answer is for everybody is seen when it is made. */
export const sharing: Sharing = {
  key: ({ query, headers: sent, locale }: FastifyRequest) =>
    memberOf(query, 'query') === undefined && !isSearchedBy(memberOf(query, 'variables'))
      ? JSON.stringify([
          'graphql',
          locale,
          parameters.map((name) => memberOf(query, name)),
          headers.map((name) => sent[name]),
        ])
      : null,
}
