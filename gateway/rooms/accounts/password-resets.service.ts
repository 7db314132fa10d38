import {
  type PasswordReset,
  passwordReset,
  passwordResetAnswer,
  passwordResetInput,
  passwordResetMinutes,
  passwordResetRequest,
  passwordResetToken,
} from '../../../schema/password-resets.ts'
import type { Passwords } from '../../authentication/passwords.ts'
import type { Clock } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { lookupKey } from '../../core/lookup-key.ts'
import { parse } from '../../core/parse.ts'
import { notFound, Problem } from '../../core/problem.ts'
import type { Outbox } from '../../letters/outbox.ts'
import { withoutCommon } from './admin-passwords.ts'
import { askedByLink, makingTokens, tokenHash } from './link-tokens.ts'
import type { LoginLimiter } from './login-limiter.ts'
import type { OpenReset, PasswordResetsRepository } from './password-resets.repository.ts'
import type { Place } from './place.ts'

interface PasswordResetsDependencies {
  resets: PasswordResetsRepository
  logins: LoginLimiter
  passwords: Passwords
  outbox: Outbox | null
  clock: Clock
}

const minute = 60_000

/** A new password for whoever has forgotten theirs, by a link that is written to their address. */
export const createPasswordResets = ({
  resets,
  logins,
  passwords,
  outbox,
  clock,
}: PasswordResetsDependencies) => {
  const find = async (token: string): Promise<OpenReset> => {
    const found = await resets.find(tokenHash(token), clock.now())
    if (!found) throw notFound(passwordReset.singular)
    return found
  }

  return {
    /**
     * Writes a link to an address that somebody has signed up with. Whether anybody has is told by nothing: the answer and
     * the work are the same, and so they are where that mailbox has got as many letters as it may for now.
     * @throws Problem `letters_off`, `validation_failed`, `rate_limited` by where it is asked from
     */
    requestPasswordReset: async (input: unknown, address: string): Promise<{ message: string }> => {
      const { email } = parse(passwordResetRequest, input)
      if (!outbox?.isSending) throw new Problem('letters_off')
      await logins.countReset(address)
      const askedAt = clock.now()
      const expiresAt = new Date(askedAt.getTime() + passwordResetMinutes * minute)
      const emailKey = lookupKey(email)
      const asked = { id: newId(), email, emailKey, askedAt, expiresAt }
      await resets.ask(asked, logins.resetLetterTo(emailKey), outbox)
      return { message: passwordResetAnswer }
    },

    /**
     * Whose password a link sets, for whoever has it.
     * @throws Problem `not_found` where it was used or is over, or the account has another password since
     */
    findPasswordReset: async (input: unknown): Promise<PasswordReset> => {
      const { id, username, expiresAt } = await find(parse(passwordResetToken, input).token)
      return { id, username, expiresAt: expiresAt.toISOString() }
    },

    /**
     * Sets a new password by a link, which is used up, and answers whose. All their sessions end, and nobody is signed in: an
     * account that asks for a code as well goes on asking.
     * @throws Problem `not_found`, `validation_failed`
     */
    resetPasswordByLink: async (input: unknown, place: Place): Promise<string> => {
      const { token } = parse(passwordResetInput, input)
      const link = await find(token)
      const shape = link.role === 'user' ? passwordResetInput : await withoutCommon(passwordResetInput)
      const passwordHash = await passwords.hash(parse(shape, input).password)
      const use = () => resets.use(tokenHash(token), passwordHash, clock.now())
      if (!(await askedByLink(link, place, 'resetPassword', use))) throw notFound(passwordReset.singular)
      await logins.forgetAddresses(link.userId)
      return link.userId
    },
  }
}

/** What the letter is made of, as it is sent. */
export const createResetTokens = (
  resets: Pick<PasswordResetsRepository, 'findById' | 'keepToken'>,
  clock: Clock,
) => ({
  /** What the owner of the account signs in with; null where the link is good no longer. */
  usernameOf: async (id: string): Promise<string | null> =>
    (await resets.findById(id, clock.now()))?.username ?? null,

  make: makingTokens(resets.keepToken),
})

export type ResetTokens = ReturnType<typeof createResetTokens>
