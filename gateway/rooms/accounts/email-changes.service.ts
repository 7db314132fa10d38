import {
  type EmailAgreement,
  type EmailChange,
  emailChange,
  emailChangeHours,
  emailChangeRequest,
  emailUndoDays,
} from '../../../schema/email-changes.ts'
import { linkTokenInput } from '../../../schema/links.ts'
import { fieldError } from '../../../schema/validation.ts'
import type { Passwords } from '../../authentication/passwords.ts'
import type { Clock } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { lookupKey } from '../../core/lookup-key.ts'
import { parse } from '../../core/parse.ts'
import { notFound, Problem, validationFailed } from '../../core/problem.ts'
import { requireSignedIn, type Viewer } from '../../core/viewer.ts'
import type { Outbox } from '../../letters/outbox.ts'
import type { AccountsRepository } from './accounts.repository.ts'
import type { ChangeInLetters, EmailChangesRepository, OpenChange } from './email-changes.repository.ts'
import { askedByLink, makingTokens, tokenHash } from './link-tokens.ts'
import type { LoginLimiter } from './login-limiter.ts'
import type { Place } from './place.ts'
import { createProve } from './prove.ts'

interface EmailChangesDependencies {
  accounts: AccountsRepository
  changes: EmailChangesRepository
  logins: LoginLimiter
  passwords: Passwords
  outbox: Outbox | null
  clock: Clock
}

const hour = 60 * 60_000

/** Another address for an account, once the one it has and the new one have both agreed, each by a link that is written to it. */
export const createEmailChanges = (dependencies: EmailChangesDependencies) => {
  const { changes, logins, clock } = dependencies
  const prove = createProve(dependencies)

  const requireLetters = (): Outbox => {
    const { outbox } = dependencies
    if (!outbox?.isSending) throw new Problem('letters_off')
    return outbox
  }

  const find = async (token: string): Promise<OpenChange> => {
    const found = await changes.find(tokenHash(token), clock.now())
    if (!found) throw notFound(emailChange.singular)
    return found
  }

  return {
    /**
     * Writes to the viewer's address and to the one it is to become. Whether that is somebody else's is told by nothing: the
     * answer and the work are the same, and so they are where that mailbox has got as many letters as it may for now.
     * @throws Problem 401 when nobody is signed in, `letters_off`, `validation_failed`, `rate_limited`
     */
    requestEmailChange: async (viewer: Viewer, input: unknown, address: string): Promise<void> => {
      const { id: userId } = requireSignedIn(viewer)
      const { email, currentPassword } = parse(emailChangeRequest, input)
      const outbox = requireLetters()
      const { user, tokenVersion } = await prove(userId, currentPassword, address)
      const emailKey = lookupKey(email)
      if (emailKey === lookupKey(user.email)) throw validationFailed([fieldError('email', 'own_address')])
      await logins.countEmailChange(lookupKey(user.username))
      const askedAt = clock.now()
      const expiresAt = new Date(askedAt.getTime() + emailChangeHours * hour)
      const asked = { id: newId(), userId, tokenVersion, email, emailKey, askedAt, expiresAt }
      const isAsked = await changes.ask(asked, logins.changeLetterTo(emailKey), outbox)
      // Whoever has changed the password meanwhile has the last word.
      if (!isAsked) throw new Problem('token_invalid')
    },

    /**
     * What a link is for, for whoever has it. Nothing is written: some open every link of a letter before its reader does.
     * @throws Problem `not_found` where it was used or is over, or the account has another password or address since
     */
    findEmailChange: async (input: unknown): Promise<EmailChange> => {
      const { id, side, email, hasAgreed, expiresAt } = await find(parse(linkTokenInput, input).token)
      return { id, side, email, hasAgreed, expiresAt: expiresAt.toISOString() }
    },

    /**
     * Agrees by a link, and changes the address where both sides have. The account's sessions go on: nothing that anybody signs
     * in with is another, and who has asked knew the password. An address that somebody else has by then changes nothing, and
     * is told by nothing: to whoever agrees it is as if the other side had not.
     * @throws Problem `not_found`, `letters_off`
     */
    agreeToEmailChange: async (input: unknown, place: Place): Promise<EmailAgreement> => {
      const { token } = parse(linkTokenInput, input)
      const outbox = requireLetters()
      const now = clock.now()
      const until = new Date(now.getTime() + emailUndoDays * 24 * hour)
      const isChanged = await askedByLink(await find(token), place, 'agreeToEmailChange', () =>
        changes.agree(tokenHash(token), { now, until, outbox }),
      )
      if (isChanged === null) throw notFound(emailChange.singular)
      return { isChanged }
    },

    /**
     * Refuses by a link, and answers whose account it is for. One that has happened is taken back, and all sessions end, as
     * somebody was there who had no right to be.
     * @throws Problem `not_found`, `email_taken` where somebody has signed up with the address before since
     */
    refuseEmailChange: async (input: unknown, place: Place): Promise<string> => {
      const { token } = parse(linkTokenInput, input)
      const link = await find(token)
      const refuse = () => changes.refuse(tokenHash(token), clock.now())
      if (!(await askedByLink(link, place, 'refuseEmailChange', refuse))) throw notFound(emailChange.singular)
      if (link.side === 'former') await logins.forgetAddresses(link.userId)
      return link.userId
    },
  }
}

/** What the letters are made of, as they are sent. */
export const createChangeTokens = (
  changes: Pick<EmailChangesRepository, 'findById' | 'keepToken' | 'keepNewToken'>,
  clock: Clock,
) => ({
  /** Null where the change is over, or was taken back. */
  find: (id: string): Promise<ChangeInLetters | null> => changes.findById(id, clock.now()),
  make: makingTokens(changes.keepToken),
  makeNew: makingTokens(changes.keepNewToken),
})

export type ChangeTokens = ReturnType<typeof createChangeTokens>
