import type { Credentials, SignUp } from '../../../schema/accounts.ts'
import type { Session, User } from './user.ts'

const userId = '01a0570c-0280-7065-8aa2-eb52794f39e5'

const admin: User = {
  id: userId,
  role: 'admin',
  name: 'Nino Kapanadze',
  firstName: 'Nino',
  lastName: 'Kapanadze',
  email: 'admin@example.org',
  username: 'admin',
  accountType: 'individual',
}

const individual: SignUp = {
  firstName: 'ლუკა',
  lastName: 'ჯაფარიძე',
  email: 'luka@example.org',
  username: 'ლუკა.ჯ',
  password: 'a walk in the park',
  confirmPassword: 'a walk in the park',
  accountType: 'individual',
}

const business: SignUp = {
  firstName: 'Ana',
  lastName: 'Beridze',
  email: 'ana@bakery.example',
  username: 'ana-bakery',
  password: 'fresh bread at seven',
  confirmPassword: 'fresh bread at seven',
  accountType: 'business',
}

const made = ({ password: _, confirmPassword: __, ...person }: SignUp): User => ({
  id: userId,
  role: 'user',
  name: `${person.firstName} ${person.lastName}`,
  ...person,
})

const demoAdmin: Credentials = { username: 'admin', password: 'from-stray-to-safe' }

export const credentialsExamples = {
  demo: { summary: 'The admin of the demo', value: demoAdmin },
}

const session: Session = { token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.…', ...admin }

export const sessionExamples = { admin: { summary: 'An admin', value: session } }

export const signUpExamples = {
  individual: { summary: 'An individual', value: individual },
  business: { summary: 'A business', value: business },
}

export const userExamples = {
  individual: { summary: 'An individual', value: made(individual) },
  business: { summary: 'A business', value: made(business) },
}
