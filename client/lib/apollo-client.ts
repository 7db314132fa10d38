import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type InMemoryCacheConfig } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { catchError, tap, throwError } from 'rxjs'
import type { Locale } from '../../schema/locales.ts'
import { isProtected, trustedHash } from './document-meta.ts'
import { mergePages } from './merge-pages.ts'
import { problemOf } from './problem.ts'
import type { Session } from './session.ts'
import {
  endOf,
  isSessionEnd,
  refusesToken,
  replacementOf,
  SessionEnd,
  type SessionEndReason,
} from './session-end.ts'

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Operation context of the last call of a session, which outlives its page and the user stored in the browser. */
export const partingCall = (token: string) => ({
  headers: bearer(token),
  fetchOptions: { keepalive: true },
})

interface BrowserLinkDeps {
  readLocale: () => Locale
  readSession: () => Session | null
  /** Told when a call has found that the session is over. */
  onSessionEnd: (reason: SessionEndReason) => void
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
    if (session === null) return throwError(() => new SessionEnd('signedOut'))
    operation.setContext(({ headers }) => ({ headers: { ...headers, ...bearer(session.token) }, session }))
    return forward(operation)
  })

const changes = ({ operationType }: ApolloLink.Operation): boolean => `${operationType}` === 'mutation'

/**
 * Keeps what one person has asked for from another who is signed in by the time it is answered: all of it, or of what
 * anybody may send, like a letter, that it has failed.
 */
const onlyForAskerLink = (readSession: () => Session | null): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const isTheirs = isProtected(operation.query)
    const asker = isTheirs || changes(operation) ? readSession() : null
    if (asker === null) return forward(operation)
    const replacement = (cause?: unknown) => replacementOf(asker, readSession(), cause)
    return forward(operation).pipe(
      tap(({ errors }) => {
        const replaced = isTheirs || errors ? replacement() : null
        if (replaced !== null) throw replaced
      }),
      catchError((error: unknown) => throwError(() => replacement(error) ?? error)),
    )
  })

/**
 * Tells the end of a session from every other failure, by the status of the answer and the token that was sent: one of
 * somebody who has signed in again meanwhile ends nothing, and the call is repeated with theirs.
 */
const sessionEndLink = (
  readSession: () => Session | null,
  onSessionEnd: (reason: SessionEndReason) => void,
): ApolloLink =>
  new ErrorLink(({ error, operation, forward }) => {
    const endWith = (end: SessionEnd) => {
      if (end.reason !== 'replaced') onSessionEnd(end.reason)
      return throwError(() => end)
    }
    if (isSessionEnd(error)) return endWith(error)
    const context = operation.getContext()
    // Noted by the links below. A call without a token has no session, one that failed on its way no response.
    const [sent, response]: [Session?, Response?] = [context.session, context.response]
    if (!sent || !refusesToken(response?.status, problemOf(error)?.text)) return
    const end = endOf(sent, readSession(), error)
    return end === null ? forward(operation) : endWith(end)
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
export const createBrowserLink = ({ readLocale, readSession, onSessionEnd }: BrowserLinkDeps): ApolloLink =>
  ApolloLink.from([
    onlyForAskerLink(readSession),
    sessionEndLink(readSession, onSessionEnd),
    languageLink(readLocale),
    bearerLink(readSession),
    createTransportLink(),
  ])

export const createCache = (config: Pick<InMemoryCacheConfig, 'resultCaching'> = {}): InMemoryCache =>
  new InMemoryCache({
    ...config,
    typePolicies: {
      Project: { fields: { donations: mergePages('id') } },
      Event: { fields: { subscribers: { ...mergePages('id'), keyArgs: ['state'] } } },
      // Pages ask for different parts of these, and none may lose what another has read.
      ProjectTranslations: { merge: true },
      EventTranslations: { merge: true },
      ProjectTexts: { merge: true },
      EventTexts: { merge: true },
      PictureTranslations: { merge: true },
      PictureTexts: { merge: true },
      ProjectPicture: { merge: true },
      EventPicture: { merge: true },
      GivingOptions: { merge: true },
      // Told by its name.
      Launch: { keyFields: ['feature'] },
      YearlyStatements: { keyFields: ['year'] },
      // There is one, so whoever changes it changes it for every page that shows it.
      Gallery: { keyFields: [] },
      Switches: { keyFields: [] },
      // One record waits in several ways, and is found by each text in another place of it.
      Waiting: { keyFields: false },
      Found: { keyFields: false },
    },
  })

export const createApolloClient = (link: ApolloLink): ApolloClient =>
  new ApolloClient({ link, cache: createCache() })
