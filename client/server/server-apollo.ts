import { ApolloClient, ApolloLink } from '@apollo/client'
import { from } from 'rxjs'
import type { AskInProcess } from '../../schema/pages.ts'
import { createCache } from '../lib/apollo-client.ts'
import { trustedHash } from '../lib/document-meta.ts'

/** Milliseconds a query waits for a component to read it, before it is let go. */
const suspenseTimeout = 1000

const inProcess = (ask: AskInProcess): ApolloLink =>
  new ApolloLink(({ query, variables }) => {
    const hash = trustedHash(query)
    if (hash === null) throw new Error('the server answers generated documents only')
    return from(ask({ hash, variables }))
  })

/** A client for one page, whose queries the gateway answers without a request to itself. */
export const createServerApollo = (ask: AskInProcess): ApolloClient =>
  new ApolloClient({
    ssrMode: true,
    link: inProcess(ask),
    cache: createCache({ resultCaching: false }),
    // With the default of half a minute every page's client would stay in memory that long.
    defaultOptions: { react: { suspense: { autoDisposeTimeoutMs: suspenseTimeout } } },
  })
