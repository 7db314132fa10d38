import type { Passwords } from '../../gateway/authentication/passwords.ts'
import type { AccountType, SignUp } from '../../schema/accounts.ts'

/** What everybody's password is. */
export const password = 'from-stray-to-safe'

/** Passwords without the work that makes them safe: a test of something else need not wait for it. */
export const quickPasswords: Passwords = {
  hash: async (text) => `plain ${text}`,
  verify: async (text, hash) => hash === `plain ${text}`,
}

/** A complete sign-up; the name stands for the username and the email alike. */
export const signUpOf = (name: string, accountType: AccountType = 'individual'): SignUp => ({
  firstName: 'Nino',
  lastName: 'Beridze',
  email: `${name}@example.org`,
  username: name,
  password,
  confirmPassword: password,
  accountType,
})
