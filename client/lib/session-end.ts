import { sessionExpiryTexts } from '../../schema/problems.ts'
import { personOf, type Session } from './session.ts'

/** Why somebody has to sign in again: the server does not know the session any more, or it was ended in another tab. */
export type SessionEndReason = 'expired' | 'signedOut'

/** Somebody else has signed in since a call was made: nothing of theirs ends, and nothing of it is theirs to read. */
type Replaced = 'replaced'

const texts: Record<SessionEndReason | Replaced, string> = {
  expired: 'the session has ended',
  signedOut: 'No user token found',
  replaced: 'somebody else has signed in',
}

/** What a call is refused with whose session is over. `cause` is what the server said, if it was asked. */
export class SessionEnd extends Error {
  override readonly name = 'SessionEnd'
  readonly reason: SessionEndReason | Replaced

  constructor(reason: SessionEndReason | Replaced, cause?: unknown) {
    super(texts[reason], { cause })
    this.reason = reason
  }
}

/** Whether the session has ended: the user is asked to sign in again, and no toast says so. */
export const isSessionEnd = (error: unknown): error is SessionEnd => error instanceof SessionEnd

/** Whether an answer means that its token is good no longer. The words alone do not: any text may hold them. */
export const refusesToken = (status: number | undefined, text: string | null | undefined): boolean =>
  status === 401 && sessionExpiryTexts.includes(text ?? '')

/**
 * What an answer is to whoever is signed in by now, if that is somebody else than who asked: be it good or bad, it is
 * neither theirs to read nor a failure of theirs. Null where it is nobody else.
 */
export const replacementOf = (sent: Session, now: Session | null, cause?: unknown): SessionEnd | null =>
  now === null || personOf(now) === personOf(sent) ? null : new SessionEnd('replaced', cause)

/**
 * What it means by now that the token of this session was refused; null where the same person has a newer one, and the
 * call may be made again with it.
 */
export const endOf = (sent: Session, now: Session | null, cause?: unknown): SessionEnd | null => {
  if (now === null) return new SessionEnd('signedOut', cause)
  if (now.token === sent.token) return new SessionEnd('expired', cause)
  return replacementOf(sent, now, cause)
}
