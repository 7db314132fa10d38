import type { ApolloClient } from '@apollo/client'
import { paths } from './paths.ts'
import { clearSession } from './session.ts'

/** What follows when the server no longer knows the session: the user is forgotten and asked to sign in again. */
export const endSession = async (
  apollo: ApolloClient,
  navigate: (path: string) => void | Promise<void>,
): Promise<void> => {
  clearSession()
  await navigate(paths.signIn)
  await apollo.clearStore()
}
