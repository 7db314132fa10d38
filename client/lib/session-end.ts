import { sessionExpiryTexts } from '../../schema/problems.ts'
import type { Session } from './session.ts'

/** Why somebody has to sign in again: the server does not know the session any more, or it was ended in another tab. */
export type SessionEndReason = 'expired' | 'signedOut'

const texts: Record<SessionEndReason, string> = {
  expired: 'the session has ended',
  signedOut: 'No user token found',
}

/** What a call is refused with whose session is over. `cause` is what the server said, if it was asked. */
export class SessionEnd extends Error {
  override readonly name = 'SessionEnd'
  readonly reason: SessionEndReason

  constructor(reason: SessionEndReason, cause?: unknown) {
    super(texts[reason], { cause })
    this.reason = reason
  }
}

/** Whether the session has ended: the user is asked to sign in again, and no toast says so. */
export const isSessionEnd = (error: unknown): error is SessionEnd => error instanceof SessionEnd

/** Whether an answer means that its token is good no longer. The words alone do not: any text may hold them. */
export const refusesToken = (status: number | undefined, text: string | null | undefined): boolean =>
  status === 401 && sessionExpiryTexts.includes(text ?? '')

/** What it means for whoever is signed in by now that this token was refused; null where theirs is another one. */
export const endOf = (token: string, session: Session | null): SessionEndReason | null => {
  if (session === null) return 'signedOut'
  return session.token === token ? 'expired' : null
}
