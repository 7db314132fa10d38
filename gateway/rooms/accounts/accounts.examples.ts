import { type Credentials, type SignUp, session, signUp, type User, user } from '../../../schema/accounts.ts'
import type { LetterLanguage } from '../../../schema/letter-language.ts'
import { openSession, type PasswordChange } from '../../../schema/sessions.ts'
import { exampleInput, exampleRecord } from '../../models/examples.ts'

const individual: SignUp = signUp.parse(exampleInput(user))

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
  id: user.exampleId,
  role: 'user',
  name: `${person.firstName} ${person.lastName}`,
  ...person,
})

const demoAdmin: Credentials = { username: 'admin', password: 'from-stray-to-safe' }

export const credentialsExamples = {
  demo: { summary: 'The admin of the demo', value: demoAdmin },
}

export const sessionExamples = {
  one: { summary: 'A user', value: exampleRecord(session) },
}

export const signUpExamples = {
  individual: { summary: 'An individual', value: individual },
  business: { summary: 'A business', value: business },
}

export const userExamples = {
  individual: { summary: 'An individual', value: exampleRecord(user) },
  business: { summary: 'A business', value: made(business) },
}

export const openSessionsExamples = {
  one: { summary: 'On a telephone', value: { sessions: [exampleRecord(openSession)] } },
}

const renewed = 'a walk by the river'

export const passwordChangeExamples = {
  one: {
    summary: 'A new password',
    value: {
      currentPassword: demoAdmin.password,
      password: renewed,
      confirmPassword: renewed,
    } satisfies PasswordChange,
  },
}

export const letterLanguageExamples = {
  one: { summary: 'Georgian', value: { locale: 'ka' } satisfies LetterLanguage },
}
