import {
  credentials,
  newPassword,
  type Role,
  type Session,
  type SignUp,
  signUp,
  type User,
} from '../../../schema/accounts.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Passwords } from '../../authentication/passwords.ts'
import type { Tokens } from '../../authentication/tokens.ts'
import type { Clock } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { lookupKey } from '../../core/lookup-key.ts'
import { parse } from '../../core/parse.ts'
import { Problem } from '../../core/problem.ts'
import { anonymous, requireSignedIn, type Viewer } from '../../core/viewer.ts'
import { type Attempt, keyedRequest } from '../../idempotency/keyed-request.ts'
import type { Limit } from '../../rate-limits/limit.ts'
import type { AccountsRepository } from './accounts.repository.ts'
import { adminSignUp, isCommonPassword, newAdminPassword } from './admin-passwords.ts'
import type { EndedTokensRepository } from './ended-tokens.repository.ts'
import type { LoginLimiter } from './login-limiter.ts'

export interface AccountsDependencies {
  accounts: AccountsRepository
  endedTokens: EndedTokensRepository
  passwords: Passwords
  tokens: Tokens
  logins: LoginLimiter
  publicWrites: Limit
  clock: Clock
}

/** Who is shut out by failed logins: whoever signs in to an account, whoever comes from an address, or both. */
export interface Lockout {
  username?: string | undefined
  /** As limits count it. */
  address?: string | undefined
}

export const createAccountsService = (dependencies: AccountsDependencies) => {
  const { accounts, endedTokens, passwords, tokens, logins, publicWrites, clock } = dependencies

  /** The new account, or the one that the same attempt has created before. */
  const create = async (input: SignUp, locale: Locale, role: Role, attempt: Attempt): Promise<User> => {
    const { password, confirmPassword: _, ...fields } = input
    const id = newId()
    const created = await accounts.insert(
      {
        ...fields,
        id,
        role,
        usernameKey: lookupKey(fields.username),
        emailKey: lookupKey(fields.email),
        passwordHash: await passwords.hash(password),
        locale,
      },
      keyedRequest('signUp', attempt, fields),
    )
    const account = await accounts.findById(created)
    // Whoever asks for another password asks for another account.
    const isSame = created === id || (await passwords.verify(password, account?.passwordHash ?? null))
    if (!account || !isSame) throw new Problem('idempotency_key_reused')
    return account.user
  }

  return {
    /**
     * Opens a session for somebody at `address`, whom failed attempts are counted against.
     * @throws Problem `rate_limited`, or `invalid_credentials`, the same for an unknown name and a wrong password,
     * or `password_too_common` for the right one of an account that may do more than a visitor's
     */
    login: async (input: unknown, address: string): Promise<Session> => {
      const { username, password } = parse(credentials, input)
      const usernameKey = lookupKey(username)
      const attempt = await logins.begin(usernameKey, address)
      const account = await accounts.findByUsername(usernameKey)
      const matches = await passwords.verify(password, account?.passwordHash ?? null)
      if (!account || !matches) throw new Problem('invalid_credentials')
      await attempt.succeeded()
      const { user, tokenVersion } = account
      if (user.role !== 'user' && (await isCommonPassword(password))) {
        throw new Problem('password_too_common')
      }
      await logins.remember(user.id, address)
      return { token: tokens.sign({ sub: user.id, role: user.role, tv: tokenVersion }), ...user }
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
      publicWrites.take(address)
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
      const { sub, role, tv, hash, expiresAt } = verified
      const account = await accounts.findBySession(sub, hash)
      if (!account) throw new Problem('user_not_found')
      if (account.isEnded || account.tokenVersion !== tv || account.user.role !== role) {
        throw new Problem('token_invalid')
      }
      return { kind: 'signed-in', id: sub, role, token: { hash, expiresAt } }
    },

    /**
     * Ends the session that asks, and no other of its account. Answers whose it was.
     * @throws Problem 401 when nobody is signed in
     */
    logOut: async (viewer: Viewer): Promise<string> => {
      const { id, token } = requireSignedIn(viewer)
      await endedTokens.add(token, clock.now())
      return id
    },

    /** The viewer's own account, null for an anonymous one. */
    find: async (viewer: Viewer): Promise<User | null> =>
      viewer.kind === 'anonymous' ? null : ((await accounts.findById(viewer.id))?.user ?? null),

    /**
     * For the operator's command line alone: no edge reaches it.
     * @throws Problem `validation_failed`, `username_taken`, `email_taken`
     */
    createAdmin: async (input: unknown, locale: Locale): Promise<User> =>
      create(parse(await adminSignUp(), input), locale, 'admin', { viewer: anonymous }),

    /**
     * For the operator's command line alone. False when there is no such user.
     * @throws Problem `validation_failed`
     */
    resetPassword: async (username: string, input: unknown): Promise<boolean> => {
      const account = await accounts.findByUsername(lookupKey(username))
      if (!account) return false
      const { password } = parse(account.user.role === 'user' ? newPassword : await newAdminPassword(), input)
      await accounts.changePassword(account.user.id, await passwords.hash(password))
      await logins.forgetAddresses(account.user.id)
      return true
    },

    /** For the operator's command line alone. False when there is no such user. */
    changeRole: async (username: string, role: Role): Promise<boolean> => {
      const account = await accounts.findByUsername(lookupKey(username))
      if (!account) return false
      await accounts.changeRole(account.user.id, role)
      return true
    },

    /** For the operator's command line alone. False, and nobody let in, when there is no such user. */
    unlock: async ({ username, address }: Lockout): Promise<boolean> => {
      const usernameKey = username === undefined ? undefined : lookupKey(username)
      if (usernameKey !== undefined && !(await accounts.isUsernameTaken(usernameKey))) return false
      await logins.forget({ usernameKey, address })
      return true
    },

    /** The accounts of the demo that are still there. */
    demoUsernames: (): Promise<string[]> => accounts.demoUsernames(),

    /** Demo accounts have a published password: a production start removes them. */
    removeDemoAccounts: (): Promise<number> => accounts.deleteDemoAccounts(),
  }
}

export type AccountsService = ReturnType<typeof createAccountsService>
