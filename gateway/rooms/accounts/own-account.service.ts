import { type LetterLanguage, letterLanguage } from '../../../schema/letter-language.ts'
import { type OpenSession, passwordChange } from '../../../schema/sessions.ts'
import type { Passwords } from '../../authentication/passwords.ts'
import type { Clock } from '../../core/clock.ts'
import { isId } from '../../core/ids.ts'
import { parse } from '../../core/parse.ts'
import { notFound, Problem } from '../../core/problem.ts'
import { requireSignedIn, type Viewer } from '../../core/viewer.ts'
import type { AccountsRepository } from './accounts.repository.ts'
import { isCommonPassword, withoutCommon } from './admin-passwords.ts'
import type { LoginLimiter } from './login-limiter.ts'
import { createProve } from './prove.ts'
import type { SessionsRepository } from './sessions.repository.ts'

interface OwnAccountDependencies {
  accounts: AccountsRepository
  sessions: SessionsRepository
  passwords: Passwords
  logins: LoginLimiter
  clock: Clock
}

/** What everybody may do with their own account. */
export const createOwnAccount = ({
  accounts,
  sessions,
  passwords,
  logins,
  clock,
}: OwnAccountDependencies) => {
  const prove = createProve({ accounts, passwords, logins })

  return {
    /**
     * The viewer's open sessions: the one that asks, then the others, used last first.
     * @throws Problem 401 when nobody is signed in
     */
    listSessions: async (viewer: Viewer): Promise<OpenSession[]> => {
      const { id, session } = requireSignedIn(viewer)
      return sessions.ofUser(id, session, clock.now())
    },

    /**
     * Ends one session of the viewer, which may be the one that asks.
     * @throws Problem 401 when nobody is signed in, `not_found` where it is not theirs
     */
    endSession: async (viewer: Viewer, session: string): Promise<void> => {
      const { id } = requireSignedIn(viewer)
      if (!isId(session) || !(await sessions.end(id, session))) throw notFound('session')
    },

    /**
     * Ends all sessions of the viewer but the one that asks, and answers how many.
     * @throws Problem 401 when nobody is signed in
     */
    endOtherSessions: async (viewer: Viewer): Promise<number> => {
      const { id, session } = requireSignedIn(viewer)
      return sessions.endOthers(id, session, clock.now())
    },

    /**
     * Gives the viewer's account a new password. All their sessions end but the one that asks. Wrong guesses of the current
     * password count as those of a sign-in from `address`.
     * @throws Problem 401 when nobody is signed in, `validation_failed`, `rate_limited`
     */
    changePassword: async (viewer: Viewer, input: unknown, address: string): Promise<void> => {
      const { id, role, session } = requireSignedIn(viewer)
      const shape = role === 'user' ? passwordChange : await withoutCommon(passwordChange)
      const { currentPassword, password } = parse(shape, input)
      const account = await prove(id, currentPassword, address)
      const passwordHash = await passwords.hash(password)
      // Whoever has changed it meanwhile, or ended this session, has the last word.
      const isChanged = await accounts.replacePassword({
        id,
        session,
        tokenVersion: account.tokenVersion,
        passwordHash,
      })
      if (!isChanged) throw new Problem('token_invalid')
      await logins.forgetAddresses(id)
      await logins.remember(id, address)
    },

    /**
     * In which language the viewer is written to.
     * @throws Problem 401 when nobody is signed in
     */
    letterLanguage: async (viewer: Viewer): Promise<LetterLanguage> => {
      const locale = await accounts.localeOf(requireSignedIn(viewer).id)
      if (locale === null) throw new Problem('user_not_found')
      return { locale }
    },

    /**
     * The viewer chooses it, and no later sign-in changes it.
     * @throws Problem 401 when nobody is signed in, `validation_failed`
     */
    chooseLetterLanguage: async (viewer: Viewer, input: unknown): Promise<LetterLanguage> => {
      const { id } = requireSignedIn(viewer)
      const { locale } = parse(letterLanguage, input)
      if (!(await accounts.chooseLocale(id, locale, clock.now()))) throw new Problem('user_not_found')
      return { locale }
    },

    /**
     * Makes sure of somebody who is to work here that they can sign in then: that they know the password of their account,
     * and that it is none of the common ones.
     * @throws Problem 401 when nobody is signed in, `validation_failed`, `rate_limited`, `password_too_common`
     */
    proveForTeam: async (viewer: Viewer, currentPassword: string, address: string): Promise<void> => {
      await prove(requireSignedIn(viewer).id, currentPassword, address)
      if (await isCommonPassword(currentPassword)) throw new Problem('password_too_common')
    },
  }
}
