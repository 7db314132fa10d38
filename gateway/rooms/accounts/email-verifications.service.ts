import {
  type EmailVerification,
  emailVerification,
  emailVerificationHours,
  emailVerificationToken,
  type OwnEmail,
} from '../../../schema/email-verifications.ts'
import type { Clock } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { lookupKey } from '../../core/lookup-key.ts'
import { parse } from '../../core/parse.ts'
import { notFound, Problem } from '../../core/problem.ts'
import { requireSignedIn, type Viewer } from '../../core/viewer.ts'
import type { Outbox } from '../../letters/outbox.ts'
import type { EmailVerificationsRepository, OpenVerification } from './email-verifications.repository.ts'
import { askedByLink, makingTokens, tokenHash } from './link-tokens.ts'
import type { LoginLimiter } from './login-limiter.ts'
import type { Place } from './place.ts'

interface EmailVerificationsDependencies {
  verifications: EmailVerificationsRepository
  logins: LoginLimiter
  outbox: Outbox | null
  clock: Clock
}

/** Makes a link and its letter, in the transaction it is given. */
type WriteLink = ReturnType<EmailVerificationsRepository['asking']>

const hour = 60 * 60_000

/** Has a link written to a new account, in the transaction that makes it; null where the site sends no letters. */
export const createFirstVerification =
  ({ verifications, outbox, clock }: Omit<EmailVerificationsDependencies, 'logins'>) =>
  (userId: string): WriteLink | null => {
    if (!outbox?.isSending) return null
    const askedAt = clock.now()
    const expiresAt = new Date(askedAt.getTime() + emailVerificationHours * hour)
    return verifications.asking({ id: newId(), userId, askedAt, expiresAt }, outbox)
  }

/** Whoever has signed up confirms that their address is theirs, by a link that is written to it. Nothing waits for that. */
export const createEmailVerifications = (dependencies: EmailVerificationsDependencies) => {
  const { verifications, logins, clock } = dependencies
  const verificationFor = createFirstVerification(dependencies)

  const find = async (token: string): Promise<OpenVerification> => {
    const found = await verifications.find(tokenHash(token), clock.now())
    if (!found) throw notFound(emailVerification.singular)
    return found
  }

  const emailOf = async (id: string): Promise<OwnEmail> => {
    const found = await verifications.emailOf(id, clock.now())
    if (!found) throw new Problem('user_not_found')
    return { ...found, verifiedAt: found.verifiedAt?.toISOString() ?? null }
  }

  return {
    /**
     * The viewer's own address, whether they have confirmed it, and what it is to become.
     * @throws Problem 401 when nobody is signed in
     */
    ownEmail: (viewer: Viewer): Promise<OwnEmail> => emailOf(requireSignedIn(viewer).id),

    /**
     * Writes the viewer another link; none where they have confirmed already.
     * @throws Problem 401 when nobody is signed in, `letters_off`, `rate_limited`
     */
    requestEmailVerification: async (viewer: Viewer): Promise<OwnEmail> => {
      const { id } = requireSignedIn(viewer)
      const ask = verificationFor(id)
      if (ask === null) throw new Problem('letters_off')
      const own = await emailOf(id)
      if (own.verifiedAt === null) {
        await logins.countVerification(lookupKey(own.email))
        await verifications.inTransaction(ask)
      }
      return own
    },

    /**
     * Which address a link confirms, for whoever has it. Nothing is written: some open every link of a letter before its
     * reader does.
     * @throws Problem `not_found` where it was used or is over, or the account has another address since
     */
    findEmailVerification: async (input: unknown): Promise<EmailVerification> => {
      const { id, email, expiresAt } = await find(parse(emailVerificationToken, input).token)
      return { id, email, expiresAt: expiresAt.toISOString() }
    },

    /**
     * Confirms an address by a link, which is used up, and answers whose. Nobody is signed in by it.
     * @throws Problem `not_found`
     */
    verifyEmail: async (input: unknown, place: Place): Promise<string> => {
      const { token } = parse(emailVerificationToken, input)
      const link = await find(token)
      const use = () => verifications.use(tokenHash(token), clock.now())
      if (!(await askedByLink(link, place, 'verifyEmail', use))) throw notFound(emailVerification.singular)
      return link.userId
    },
  }
}

/** What the letter is made of, as it is sent. */
export const createVerificationTokens = (
  verifications: Pick<EmailVerificationsRepository, 'findById' | 'keepToken'>,
  clock: Clock,
) => ({
  /** The address that is to be confirmed; null where the link is good no longer. */
  emailOf: async (id: string): Promise<string | null> =>
    (await verifications.findById(id, clock.now()))?.email ?? null,

  make: makingTokens(verifications.keepToken),
})

export type VerificationTokens = ReturnType<typeof createVerificationTokens>
