import type { ApolloClient } from '@apollo/client'
import type { Location, NavigateOptions } from 'react-router-dom'
import { paths } from './paths.ts'
import { sendingToSignIn } from './sent-to-sign-in.ts'
import { clearSession, readLastPerson } from './session.ts'
import type { SessionEndReason } from './session-end.ts'
import { hasUnsavedWork } from './unsaved-work.ts'

export interface EndSessionOptions {
  reason: SessionEndReason
  apollo: ApolloClient
  /** Where it ends. */
  location: Pick<Location, 'pathname' | 'search' | 'hash'>
  navigate: (path: string, options: NavigateOptions) => void | Promise<void>
}

/** Several calls of one page may be refused: the first of them sends it away. */
let isUnderWay = false

/**
 * What follows when a session is over: the user is forgotten and asked to sign in again, told why, and led back
 * after that to where they were.
 */
export const endSession = async ({
  reason,
  apollo,
  location: { pathname, search, hash },
  navigate,
}: EndSessionOptions): Promise<void> => {
  if (isUnderWay || pathname === paths.signIn) return
  isUnderWay = true
  try {
    const person = readLastPerson()
    clearSession()
    await navigate(
      paths.signIn,
      sendingToSignIn({
        reason,
        cameFrom: person === null ? null : { path: `${pathname}${search}${hash}`, person },
        isKept: person !== null && hasUnsavedWork(),
      }),
    )
    await apollo.clearStore()
  } finally {
    isUnderWay = false
  }
}
