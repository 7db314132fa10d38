import { ApolloClient, ApolloLink, CombinedGraphQLErrors, type OperationVariables } from '@apollo/client'
import { wrapperSymbol } from '@apollo/client/react/internal'
import type { AskInProcess } from '../../schema/pages.ts'
import { createCache } from '../lib/apollo-client.ts'
import { trustedHash } from '../lib/document-meta.ts'

interface Query {
  query: ApolloClient.QueryOptions['query']
  variables?: OperationVariables
  context?: { patience?: number }
}

/** What is asked, or after so many milliseconds a failure: a page that is whole without it does not wait as long as its reader. */
const withinPatience = async <Answer>(asked: Promise<Answer>, patience: number): Promise<Answer> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const limit = setTimeout(() => reject(new Error('no answer came in time')), patience)
  try {
    return await Promise.race([asked, promise])
  } finally {
    clearTimeout(limit)
  }
}

/** Asks once, for all loaders of a page that want it, and leaves the answer where components and the browser find it. */
const askOnce = (apollo: ApolloClient, ask: AskInProcess) => {
  const answers = new Map<string, ReturnType<AskInProcess>>()
  return async ({ query, variables = {}, context = {} }: Query): Promise<{ data: unknown }> => {
    const { patience } = context
    const hash = trustedHash(query)
    if (hash === null) throw new Error('the server answers generated documents only')
    const question = JSON.stringify([hash, variables])
    const asked = answers.get(question) ?? ask({ hash, variables })
    answers.set(question, asked)
    const answer = await (patience === undefined ? asked : withinPatience(asked, patience))
    if (answer.errors) throw new CombinedGraphQLErrors(answer)
    apollo.writeQuery({ query, variables, data: answer.data })
    return { data: answer.data }
  }
}

/** Reads what a loader has asked for, for a component; nothing where that does without. */
const readAsked =
  (apollo: ApolloClient) =>
  (
    query: Query['query'],
    { variables = {}, skip = false }: Pick<Query, 'variables'> & { skip?: boolean },
  ): { data: unknown } => {
    if (skip) return { data: undefined }
    const data = apollo.readQuery({ query, variables })
    if (data === null) throw new Error('a page reads what no loader has loaded')
    return { data }
  }

/**
 * A client for one page, whose queries the gateway answers without a request to itself. Apollo's own ways of asking and
 * reading watch over what may change, which nothing does while a page is written, and take longer than all the rest.
 */
export const createServerApollo = (ask: AskInProcess): ApolloClient => {
  const apollo = new ApolloClient({
    ssrMode: true,
    link: ApolloLink.empty(),
    cache: createCache({ resultCaching: false }),
  })
  Object.assign(apollo, { query: askOnce(apollo, ask) })
  Object.assign(Reflect.get(apollo, 'queryManager'), {
    [wrapperSymbol]: { useSuspenseQuery: () => readAsked(apollo) },
  })
  return apollo
}
