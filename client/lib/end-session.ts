import type { ApolloClient } from '@apollo/client'
import type { Location, NavigateOptions } from 'react-router-dom'
import { readEndedSession, rememberEndedSession } from './ended-session.ts'
import { readLeftPage, rememberLeftPage } from './left-page.ts'
import { paths } from './paths.ts'
import { sendingToSignIn } from './sent-to-sign-in.ts'
import { clearSession, readLastPerson } from './session.ts'
import type { SessionEndReason } from './session-end.ts'
import { isPageChanged } from './unsaved-work.ts'

export interface EndSessionOptions {
  reason: SessionEndReason
  apollo: ApolloClient
  /** Where it ends. */
  location: Pick<Location, 'pathname' | 'search' | 'hash'>
  navigate: (path: string, options: NavigateOptions) => void | Promise<void>
  /** Whether the browser has come to where nobody is let in: then nobody need be able to go back there. */
  isBehind?: boolean
}

/** Several calls of one page may be refused: the first of them sends it away. */
let isUnderWay = false

/**
 * What follows when a session is over: the user is forgotten and asked to sign in again, told why, and led back
 * after that to where they were. Who was signed out while this tab had left a page with something typed, and opens
 * another by its address, is led back to the page that was left. Where the page goes for another document meanwhile,
 * that one tells them.
 */
export const endSession = async ({
  reason,
  apollo,
  location: { pathname, search, hash },
  navigate,
  isBehind = false,
}: EndSessionOptions): Promise<void> => {
  const known = readLastPerson()
  const ended = readEndedSession()
  const person = known ?? ended
  const waiting = readLeftPage()
  const left = known === null ? waiting : null
  if (isUnderWay || (pathname === paths.signIn && left === null)) return
  isUnderWay = true
  try {
    const here = person === null ? null : { path: `${pathname}${search}${hash}`, person }
    const kept = left ?? (isPageChanged() ? here : null)
    // Whoever goes back from the page to sign in, or opens another instead, is told again.
    if (kept !== null) rememberLeftPage({ ...kept, isTold: true })
    if (person !== null && reason === 'expired') rememberEndedSession(person)
    clearSession()
    const isWaiting = waiting !== null && waiting.path === here?.path && waiting.person === here.person
    await navigate(paths.signIn, {
      ...sendingToSignIn({
        reason: ended !== null && ended === person ? 'expired' : reason,
        cameFrom: left ?? here,
        isKept: kept !== null || isWaiting,
      }),
      replace: isBehind,
    })
    await apollo.clearStore()
  } finally {
    isUnderWay = false
  }
}
