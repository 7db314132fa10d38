import type { Location } from 'react-router-dom'
import { isRecord } from './is-record.ts'
import type { SessionEndReason } from './session-end.ts'

/** What the sign-in page is told by whatever has sent somebody there; in the history's state, where no link reaches. */
export interface SentToSignIn {
  reason: SessionEndReason | 'accountCreated' | 'passwordReset'
  /** The page they were in the middle of, and who they were: nobody else is led there. */
  cameFrom: { path: string; person: string } | null
  /** Whether they had typed something there that is not saved. */
  isKept: boolean
  /** Who they are, where they have just said it. */
  username?: string
}

const reasons = ['expired', 'signedOut', 'accountCreated', 'passwordReset'] as const

const readCameFrom = (value: unknown): SentToSignIn['cameFrom'] => {
  const { path, person } = isRecord(value) ? value : {}
  if (typeof path !== 'string' || typeof person !== 'string') return null
  // A path of this site, whatever the browser would make of two slashes.
  return /^\/(?![/\\])/.test(path) ? { path, person } : null
}

/** Reads the state of a location; null where nobody was sent. */
export const readSentToSignIn = ({ state }: Pick<Location, 'state'>): SentToSignIn | null => {
  const given: unknown = state
  const { sent } = isRecord(given) ? given : {}
  if (!isRecord(sent)) return null
  const reason = reasons.find((known) => known === sent.reason)
  if (reason === undefined) return null
  const { username } = sent
  return {
    reason,
    cameFrom: readCameFrom(sent.cameFrom),
    isKept: sent.isKept === true,
    ...(typeof username === 'string' ? { username } : {}),
  }
}

/** The options of a navigation that sends somebody to the sign-in page. */
export const sendingToSignIn = (sent: SentToSignIn) => ({ state: { sent } })
