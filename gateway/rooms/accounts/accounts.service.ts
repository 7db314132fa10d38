import { credentials, type Session, type SignUp, signUp, type User } from '../../../schema/accounts.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Role } from '../../../schema/roles.ts'
import { secondStep } from '../../../schema/second-factor.ts'
import type { Authenticators } from '../../authentication/authenticators.ts'
import type { Passwords } from '../../authentication/passwords.ts'
import type { Tokens } from '../../authentication/tokens.ts'
import { askedBy, currentAsker } from '../../core/asker.ts'
import type { Clock } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { lookupKey } from '../../core/lookup-key.ts'
import { parse } from '../../core/parse.ts'
import { Problem } from '../../core/problem.ts'
import { anonymous, requireSignedIn, type Viewer } from '../../core/viewer.ts'
import { type Attempt, keyedRequest } from '../../idempotency/keyed-request.ts'
import type { Outbox } from '../../letters/outbox.ts'
import type { Limit } from '../../rate-limits/limit.ts'
import { createAccountCommands } from './account-commands.service.ts'
import type { AccountsRepository, StoredAccount } from './accounts.repository.ts'
import { adminSignUp, isCommonPassword } from './admin-passwords.ts'
import type { EmailChangesRepository } from './email-changes.repository.ts'
import { createEmailChanges } from './email-changes.service.ts'
import type { EmailVerificationsRepository } from './email-verifications.repository.ts'
import { createEmailVerifications, createFirstVerification } from './email-verifications.service.ts'
import type { LoginLimiter } from './login-limiter.ts'
import { createOwnAccount } from './own-account.service.ts'
import type { PasswordResetsRepository } from './password-resets.repository.ts'
import { createPasswordResets } from './password-resets.service.ts'
import type { Place } from './place.ts'
import { createAcceptCode, createOwnSecondFactor, wrongCode } from './second-factor.service.ts'
import type { SecondFactorsRepository } from './second-factors.repository.ts'
import type { SessionsRepository } from './sessions.repository.ts'
import type { SignInsRepository } from './sign-ins.repository.ts'

export interface AccountsDependencies {
  accounts: AccountsRepository
  sessions: SessionsRepository
  signIns: SignInsRepository
  factors: SecondFactorsRepository
  resets: PasswordResetsRepository
  verifications: EmailVerificationsRepository
  changes: EmailChangesRepository
  authenticators: Authenticators
  passwords: Passwords
  tokens: Tokens
  logins: LoginLimiter
  publicWrites: Limit
  outbox: Outbox | null
  /** Is told of what has failed beside what was asked for, which goes on without it. */
  onFailure: (error: unknown) => void
  clock: Clock
}

/** How exactly it is known when a session was last used: it is not written with every request. */
const seenWithinMs = 5 * 60 * 1000

export const createAccountsService = (dependencies: AccountsDependencies) => {
  const { accounts, sessions, signIns, factors, passwords, tokens, logins, publicWrites, outbox, clock } =
    dependencies
  const { onFailure } = dependencies
  const acceptCode = createAcceptCode(dependencies)
  const firstVerification = createFirstVerification(dependencies)

  /**
   * The new account, or the one that the same attempt has created before. A new one that `verifies` its address is written
   * a link for that.
   */
  const create = async (
    input: SignUp,
    locale: Locale,
    role: Role,
    attempt: Attempt,
    { id = newId(), verifies = true, isChosen = false, isConfirmed = false } = {},
  ): Promise<User> => {
    const { password, confirmPassword: _, ...fields } = input
    const created = await accounts.insert(
      {
        ...fields,
        id,
        role,
        usernameKey: lookupKey(fields.username),
        emailKey: lookupKey(fields.email),
        passwordHash: await passwords.hash(password),
        locale,
        localeChosenAt: isChosen ? clock.now() : null,
        emailVerifiedAt: isConfirmed ? clock.now() : null,
      },
      keyedRequest('signUp', attempt, fields),
      verifies && !isConfirmed ? firstVerification(id) : null,
    )
    const account = await accounts.findById(created)
    // Whoever asks for another password asks for another account.
    const isSame = created === id || (await passwords.verify(password, account?.passwordHash ?? null))
    if (!account || !isSame) throw new Problem('idempotency_key_reused')
    return account.user
  }

  /** Opens a session for somebody who has shown all that their account asks for, and has its owner told of an unknown place. */
  const open = async (
    { user, tokenVersion }: StoredAccount,
    address: string,
    device: string,
    { id = newId(), locale }: { id?: string; locale?: Locale | undefined } = {},
  ): Promise<Session> => {
    const openedAt = clock.now().toISOString()
    const expiresAt = tokens.expiresAt().toISOString()
    const usernameKey = lookupKey(user.username)
    await signIns.open(
      {
        ...{ id, userId: user.id, tokenVersion },
        ...{ openedAt, seenAt: openedAt, expiresAt, address, device },
      },
      { usernameKey, locale, ...logins.placeOf(address) },
      { counted: logins.newPlaceLetterTo(usernameKey), outbox, onFailure },
    )
    return { token: tokens.sign({ sub: user.id, role: user.role, jti: id }), ...user }
  }

  const openFor = async (id: string, { address, device }: Place, session = newId()): Promise<Session> => {
    const account = await accounts.findById(id)
    if (!account) throw new Problem('user_not_found')
    return open(account, address, device, { id: session })
  }

  return {
    ...createOwnAccount({ accounts, sessions, passwords, logins, clock }),
    ...createOwnSecondFactor(dependencies),
    ...createPasswordResets(dependencies),
    ...createEmailVerifications(dependencies),
    ...createEmailChanges(dependencies),
    ...createAccountCommands(dependencies),

    /**
     * Opens a session for somebody at `address`, whom failed attempts are counted against, on a `device` that calls
     * itself so. Whoever has chosen no language is written to from then on in the one they sign in with.
     * @throws Problem `rate_limited`, `unavailable` where too many sign in at once, or `invalid_credentials`, the same for an unknown name and a wrong password,
     * or `password_too_common` for the right one of an account that may do more than a visitor's; or
     * `second_factor_required` with the challenge that the second step is asked with, or `account_disabled`
     */
    login: async (input: unknown, address: string, device = '', locale?: Locale): Promise<Session> => {
      const { username, password } = parse(credentials, input)
      const usernameKey = lookupKey(username)
      const attempt = await logins.begin(usernameKey, address)
      const account = await accounts.findByUsername(usernameKey)
      const matches = await passwords.verify(password, account?.passwordHash ?? null).catch(async (error) => {
        // Nobody has looked at it: no guess.
        await attempt.halfway()
        throw error
      })
      if (!account || !matches) throw new Problem('invalid_credentials')
      const { user, tokenVersion } = account
      const asksForCode = await factors.isOn(user.id)
      await (asksForCode ? attempt.halfway() : attempt.succeeded())
      if (account.isDisabled) throw new Problem('account_disabled')
      if (user.role !== 'user' && (await isCommonPassword(password))) {
        throw new Problem('password_too_common')
      }
      if (asksForCode) {
        const challenge = tokens.challenge({ sub: user.id, tokenVersion })
        throw new Problem('second_factor_required', { challenge })
      }
      return open(account, address, device, { locale })
    },

    /**
     * The second step of signing in, with the challenge of the first and a code.
     * @throws Problem `rate_limited`, `validation_failed` for a wrong or used code, `sign_in_expired` where the first
     * step is to be made again
     */
    completeLogin: async (
      input: unknown,
      address: string,
      device = '',
      locale?: Locale,
    ): Promise<Session> => {
      const { challenge, code } = parse(secondStep, input)
      const claims = tokens.readChallenge(challenge)
      const account = claims && (await accounts.findById(claims.sub))
      const isCurrent = account?.tokenVersion === claims?.tokenVersion
      if (!account || !isCurrent || !(await factors.isOn(account.user.id))) {
        throw new Problem('sign_in_expired')
      }
      const attempt = await logins.begin(lookupKey(account.user.username), address)
      if (!(await acceptCode(account.user.id, code))) throw wrongCode(code)
      await attempt.succeeded()
      return open(account, address, device, { locale })
    },

    /**
     * With a key the same sign-up, made again within a day, is one account.
     * @throws Problem `validation_failed`, `rate_limited`, `username_taken`, `email_taken`, `idempotency_key_reused`
     */
    signUp: async (
      input: unknown,
      locale: Locale,
      address: string,
      attempt: Attempt = { viewer: anonymous },
    ): Promise<User> => {
      const person = parse(signUp, input)
      await publicWrites.take(address)
      return create(person, locale, 'user', attempt)
    },

    /**
     * Who an `Authorization` header speaks for; nobody where there is none.
     * @throws Problem `token_invalid`, `token_expired`, `user_not_found`, whatever is asked for
     */
    identify: async (authorization: string | undefined): Promise<Viewer> => {
      if (authorization === undefined) return anonymous
      const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
      const verified = token === undefined ? 'token_invalid' : tokens.verify(token)
      if (typeof verified === 'string') throw new Problem(verified)
      const { sub, role, jti: session } = verified
      const asking = await accounts.findSession(sub, session)
      if (!asking) throw new Problem('user_not_found')
      const { seenAt } = asking
      if (seenAt === null || asking.role !== role) throw new Problem('token_invalid')
      const now = clock.now()
      if (now.getTime() - seenAt.getTime() >= seenWithinMs) await sessions.seen(session, now)
      return { kind: 'signed-in', id: sub, role, session }
    },

    /**
     * Ends the session that asks, and no other of its account. Answers whose it was.
     * @throws Problem 401 when nobody is signed in
     */
    logOut: async (viewer: Viewer): Promise<string> => {
      const { id, session } = requireSignedIn(viewer)
      await sessions.end(id, session)
      return id
    },

    /** The viewer's own account, null for an anonymous one. */
    find: async (viewer: Viewer): Promise<User | null> =>
      viewer.kind === 'anonymous' ? null : ((await accounts.findById(viewer.id))?.user ?? null),

    /**
     * For the operator's command line alone: no edge reaches it. A language that the operator has named stays until the admin
     * chooses another.
     * @throws Problem `validation_failed`, `username_taken`, `email_taken`
     */
    createAdmin: async (input: unknown, locale: Locale, isChosen = false): Promise<User> =>
      create(
        parse(await adminSignUp(), input),
        locale,
        'admin',
        { viewer: anonymous },
        { verifies: false, isChosen },
      ),

    /**
     * Makes an account of the team, and opens its first session. The trail tells that it is there, by whoever has
     * joined: nobody else is signed in.
     * @param isConfirmed whether they have shown that they read the mailbox of their address
     * @throws Problem `validation_failed`, `username_taken`, `email_taken`
     */
    join: async (
      input: unknown,
      role: Role,
      locale: Locale,
      place: Place,
      isConfirmed = false,
    ): Promise<Session> => {
      const person = parse(await adminSignUp(), input)
      const [id, session] = [newId(), newId()]
      const asker = currentAsker() ?? { actor: id, session, ...place, operation: 'joinTeam' }
      await askedBy(asker, () => create(person, locale, role, { viewer: anonymous }, { id, isConfirmed }))
      return openFor(id, place, session)
    },

    /**
     * Gives an account that is not in the team a role there, which ends its sessions, and opens one with that role.
     * @throws Problem `in_team_already`
     */
    beginAs: async (id: string, role: Role, place: Place): Promise<Session> => {
      if (!(await accounts.takeIntoTeam(id, role))) throw new Problem('in_team_already')
      return openFor(id, place)
    },

    /** The accounts of the demo that are still there. */
    demoUsernames: (): Promise<string[]> => accounts.demoUsernames(),

    /** Demo accounts have a published password: a production start removes them. */
    removeDemoAccounts: (): Promise<number> => accounts.deleteDemoAccounts(),
  }
}

export type AccountsService = ReturnType<typeof createAccountsService>
