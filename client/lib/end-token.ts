import type { ApolloClient } from '@apollo/client'
import { LogOutDocument } from '../generated/operations.ts'
import { partingCall } from './apollo-client.ts'
import { rememberParting } from './partings.ts'
import { problemOf } from './problem.ts'

/** Asks the server to end a token. Answers whether it has heard: one that refuses the token has ended it before. */
export const endToken = async (apollo: ApolloClient, token: string): Promise<boolean> => {
  try {
    await apollo.mutate({ mutation: LogOutDocument, context: partingCall(token) })
    return true
  } catch (error) {
    return problemOf(error)?.status === 401
  }
}

/** The same, and once more when the network is back or the page is loaded again, if it cannot be heard now. */
export const partWith = async (apollo: ApolloClient, token: string): Promise<void> => {
  // Without a network the page goes before the call has failed.
  if (!navigator.onLine || !(await endToken(apollo, token))) rememberParting(token)
}
