import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { throwError } from 'rxjs'
import type { Locale } from '../../schema/locales.ts'
import { mergePages } from './merge-pages.ts'
import { isSessionExpiry } from './problem.ts'
import type { Session } from './session.ts'

/** Operation context of a call that needs a signed-in user. */
export const protectedCall = { protected: true }

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

/** Sends the token with protected calls only, so that a public page is the same for everyone. */
const bearerLink = (readSession: () => Session | null): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { protected: isProtected } = operation.getContext()
    if (isProtected !== true) return forward(operation)
    const session = readSession()
    if (session === null) return throwError(() => new Error(noTokenText))
    operation.setContext(({ headers }) => ({
      headers: { ...headers, authorization: `Bearer ${session.token}` },
    }))
    return forward(operation)
  })

const expiryLink = (onSessionExpired: () => void): ApolloLink =>
  new ErrorLink(({ error }) => {
    if (isSessionExpiry(error)) onSessionExpired()
  })

/** From the browser to the gateway over HTTP. */
export const createBrowserLink = ({
  readLocale,
  readSession,
  onSessionExpired,
}: BrowserLinkDeps): ApolloLink =>
  ApolloLink.from([
    expiryLink(onSessionExpired),
    languageLink(readLocale),
    bearerLink(readSession),
    new HttpLink({ uri: '/graphql' }),
  ])

const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: { fields: { projects: mergePages } },
      Project: { fields: { donations: mergePages } },
    },
  })

export const createApolloClient = (link: ApolloLink): ApolloClient =>
  new ApolloClient({ link, cache: createCache() })
