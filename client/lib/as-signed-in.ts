import { readSession } from './session.ts'
import { endOf, replacementOf, SessionEnd } from './session-end.ts'

/** What a call throws whose answer refuses the token it was made with. */
export class TokenRefusal extends Error {
  override readonly name = 'TokenRefusal'
}

/**
 * Makes a call past Apollo with the token of whoever is signed in, and again where that was refused and the same person
 * has signed in anew meanwhile.
 * @throws SessionEnd, or what `call` throws
 */
export const asSignedIn = async <Answer>(call: (token: string) => Promise<Answer>): Promise<Answer> => {
  const session = readSession()
  if (session === null) throw new SessionEnd('signedOut')
  try {
    const answer = await call(session.token)
    const replaced = replacementOf(session, readSession())
    if (replaced !== null) throw replaced
    return answer
  } catch (error) {
    if (!(error instanceof TokenRefusal)) throw replacementOf(session, readSession(), error) ?? error
    const end = endOf(session, readSession(), error)
    if (end !== null) throw end
    return asSignedIn(call)
  }
}
