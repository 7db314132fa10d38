import type { AccountType, Role } from '../../../schema/accounts.ts'

/** A user as the user may see it: nothing of the password or the sessions. */
export interface User {
  id: string
  role: Role
  /** First and last name, as one reads it. */
  name: string
  firstName: string
  lastName: string
  email: string
  username: string
  accountType: AccountType
}

/** A user and the bearer token that proves it, valid for the configured time. */
export interface Session extends User {
  token: string
}
