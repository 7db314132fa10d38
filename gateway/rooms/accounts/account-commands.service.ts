import { z } from 'zod'
import { newPassword, user } from '../../../schema/accounts.ts'
import type { Role } from '../../../schema/roles.ts'
import type { Passwords } from '../../authentication/passwords.ts'
import type { Clock } from '../../core/clock.ts'
import { lookupKey } from '../../core/lookup-key.ts'
import { parse } from '../../core/parse.ts'
import type { Outbox } from '../../letters/outbox.ts'
import type { AccountsRepository } from './accounts.repository.ts'
import { newAdminPassword } from './admin-passwords.ts'
import type { EmailVerificationsRepository } from './email-verifications.repository.ts'
import { createFirstVerification } from './email-verifications.service.ts'
import type { LoginLimiter } from './login-limiter.ts'
import type { SecondFactorsRepository } from './second-factors.repository.ts'

interface AccountCommandsDependencies {
  accounts: AccountsRepository
  factors: SecondFactorsRepository
  passwords: Passwords
  logins: LoginLimiter
  verifications: EmailVerificationsRepository
  clock: Clock
}

const addressee = z.strictObject({ email: user.fields.email.shape })

/** Who is shut out by failed logins: whoever signs in to an account, whoever comes from an address, or both. */
export interface Lockout {
  username?: string | undefined
  /** As limits count it. */
  address?: string | undefined
}

/** What only the operator's command line does to accounts: no edge reaches it. */
export const createAccountCommands = ({
  accounts,
  factors,
  passwords,
  logins,
  verifications,
  clock,
}: AccountCommandsDependencies) => ({
  /**
   * False when there is no such user.
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

  /** False when there is no such user. */
  changeRole: async (username: string, role: Role): Promise<boolean> => {
    const account = await accounts.findByUsername(lookupKey(username))
    if (!account) return false
    await accounts.changeRole(account.user.id, role)
    return true
  },

  /**
   * For who has lost the mailbox of their address. It is to be confirmed anew, by a letter where there is an outbox. Every session
   * and every link of the account ends, also the one by which an address before could come back. False when there is no such user.
   * @throws Problem `validation_failed`, `email_taken`
   */
  changeEmail: async (username: string, input: unknown, outbox: Outbox | null): Promise<boolean> => {
    const account = await accounts.findByUsername(lookupKey(username))
    if (!account) return false
    const { email } = parse(addressee, input)
    const { id } = account.user
    const verify = createFirstVerification({ verifications, outbox, clock })(id)
    await accounts.changeEmail(id, { email, emailKey: lookupKey(email) }, verify)
    return true
  },

  /** For who has lost telephone and codes. False when there is nothing to take. */
  takeSecondFactor: async (username: string): Promise<boolean> => {
    const account = await accounts.findByUsername(lookupKey(username))
    return account !== null && factors.remove(account.user.id)
  },

  /** False, and nobody let in, when there is no such user. */
  unlock: async ({ username, address }: Lockout): Promise<boolean> => {
    const usernameKey = username === undefined ? undefined : lookupKey(username)
    if (usernameKey !== undefined && !(await accounts.isUsernameTaken(usernameKey))) return false
    await logins.forget({ usernameKey, address })
    return true
  },
})
