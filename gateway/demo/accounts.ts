import type { AccountType } from '../../schema/accounts.ts'
import type { Locale } from '../../schema/locales.ts'
import type { Role } from '../../schema/roles.ts'

export interface DemoAccount {
  username: string
  password: string
  role: Role
  firstName: string
  lastName: string
  email: string
  accountType: AccountType
  locale: Locale
}

const password = 'from-stray-to-safe'

/** The accounts of the demo, printed when it is loaded: everybody knows these passwords. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'admin',
    password,
    role: 'admin',
    firstName: 'Nino',
    lastName: 'Kapanadze',
    email: 'admin@example.org',
    accountType: 'individual',
    locale: 'en',
  },
  {
    username: 'visitor',
    password,
    role: 'user',
    firstName: 'ლუკა',
    lastName: 'ჯაფარიძე',
    email: 'visitor@example.org',
    accountType: 'individual',
    locale: 'ka',
  },
]
