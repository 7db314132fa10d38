import { fieldError } from '../../../schema/validation.ts'
import type { Passwords } from '../../authentication/passwords.ts'
import { lookupKey } from '../../core/lookup-key.ts'
import { Problem, validationFailed } from '../../core/problem.ts'
import type { AccountsRepository, StoredAccount } from './accounts.repository.ts'
import type { LoginLimiter } from './login-limiter.ts'

interface Dependencies {
  accounts: AccountsRepository
  passwords: Passwords
  logins: LoginLimiter
}

/** The account of somebody who knows its password. A code may be asked for too, so that what failed is not forgotten. */
export const createProve =
  ({ accounts, passwords, logins }: Dependencies) =>
  async (id: string, typed: string, address: string): Promise<StoredAccount> => {
    const account = await accounts.findById(id)
    if (!account) throw new Problem('user_not_found')
    const attempt = await logins.begin(lookupKey(account.user.username), address)
    if (!(await passwords.verify(typed, account.passwordHash))) {
      throw validationFailed([fieldError('currentPassword', 'wrong_password')])
    }
    await attempt.halfway()
    return account
  }
