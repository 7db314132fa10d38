import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type InMemoryCacheConfig } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { throwError } from 'rxjs'
import type { Locale } from '../../schema/locales.ts'
import { isProtected, trustedHash } from './document-meta.ts'
import { mergePages } from './merge-pages.ts'
import { isSessionExpiry } from './problem.ts'
import type { Session } from './session.ts'

const bearer = ({ token }: Session) => ({ authorization: `Bearer ${token}` })

/** Operation context of the last call of a session, which outlives its page and the user stored in the browser. */
export const partingCall = (session: Session) => ({
  headers: bearer(session),
  fetchOptions: { keepalive: true },
})

const noTokenText = 'No user token found'

interface BrowserLinkDeps {
  readLocale: () => Locale
  readSession: () => Session | null
  onSessionExpired: () => void
}

const languageLink = (readLocale: () => Locale): ApolloLink =>
  new ApolloLink((operation, forward) => {
    operation.setContext(({ headers }) => ({ headers: { ...headers, 'accept-language': readLocale() } }))
    return forward(operation)
  })

/** Sends the token with protected documents only, so that a public page is the same for everyone. */
const bearerLink = (readSession: () => Session | null): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (!isProtected(operation.query)) return forward(operation)
    const session = readSession()
    if (session === null) return throwError(() => new Error(noTokenText))
    operation.setContext(({ headers }) => ({ headers: { ...headers, ...bearer(session) } }))
    return forward(operation)
  })

/** Where nobody is signed in any more there is no session left to end. */
const expiryLink = (readSession: () => Session | null, onSessionExpired: () => void): ApolloLink =>
  new ErrorLink(({ error }) => {
    if (isSessionExpiry(error) && readSession() !== null) onSessionExpired()
  })

/** Without a body a GET needs a header that no foreign page can send unasked. */
const notAForeignPage = { 'apollo-require-preflight': 'true' }

/**
 * A generated document is asked for by its hash, a query among them by GET, which caches understand.
 * A gateway that does not know the hash yet is sent the text.
 */
const createTransportLink = (): ApolloLink => {
  const http = new HttpLink({
    uri: '/graphql',
    headers: notAForeignPage,
    // Or the version of the library would be part of every address, and of what caches know it by.
    enhancedClientAwareness: { transport: false },
  })
  const byHash = new PersistedQueryLink({
    generateHash: (document) => trustedHash(document) ?? '',
    useGETForHashedQueries: true,
  })
  return ApolloLink.split(({ query }) => trustedHash(query) !== null, byHash.concat(http), http)
}

/** From the browser to the gateway over HTTP. */
export const createBrowserLink = ({
  readLocale,
  readSession,
  onSessionExpired,
}: BrowserLinkDeps): ApolloLink =>
  ApolloLink.from([
    expiryLink(readSession, onSessionExpired),
    languageLink(readLocale),
    bearerLink(readSession),
    createTransportLink(),
  ])

export const createCache = (config: Pick<InMemoryCacheConfig, 'resultCaching'> = {}): InMemoryCache =>
  new InMemoryCache({
    ...config,
    typePolicies: {
      Project: { fields: { donations: mergePages('id') } },
      Event: { fields: { subscribers: mergePages('email') } },
      // Pages ask for different parts of these, and none may lose what another has read.
      ProjectTranslations: { merge: true },
      EventTranslations: { merge: true },
      ProjectTexts: { merge: true },
      EventTexts: { merge: true },
      // There is one, so whoever changes it changes it for every page that shows it.
      Gallery: { keyFields: [] },
    },
  })

export const createApolloClient = (link: ApolloLink): ApolloClient =>
  new ApolloClient({ link, cache: createCache() })
