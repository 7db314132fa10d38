import { z } from 'zod'
import { refuse, text as textShape } from './fields.ts'
import { longestCredential } from './limits.ts'
import type { Noun, RecordOf, Words } from './model.ts'
import {
  choice,
  computed,
  email,
  hidden,
  kept,
  personName,
  plain,
  text,
  withDefault,
} from './model-fields.ts'
import { createShape } from './model-shapes.ts'
import type { Role } from './roles.ts'

export const passwordLength = { minimum: 8, maximum: 128 } as const

const username = textShape(3, 50)
  .superRefine((value, ctx) => {
    if (!/^[\p{L}\p{M}\p{N}._-]*$/u.test(value)) refuse(ctx, 'invalid_username')
  })
  .meta({ description: 'Letters of any script, digits, `.`, `_` and `-`.' })

/** What somebody with an account may be, in words. */
export const roleOptions = {
  user: { label: { en: 'User', ka: 'მომხმარებელი' }, description: 'What everybody may.' },
  viewer: {
    label: { en: 'Viewer', ka: 'მნახველი' },
    description: 'Read everything but the addresses of people.',
  },
  editor: {
    label: { en: 'Editor', ka: 'რედაქტორი' },
    description: 'Look after content and messages: no money, no people.',
  },
  admin: { label: { en: 'Admin', ka: 'ადმინისტრატორი' }, description: 'Run the site: everything.' },
} satisfies Record<Role, { label: Words; description: string }>

/** Whoever has an account. */
export const user = {
  name: 'User',
  description: 'Somebody with an account.',
  exampleId: '01a0570c-0280-7065-8aa2-eb52794f39e5',
  fields: {
    role: kept(
      choice({
        label: { en: 'Role', ka: 'როლი' },
        description: 'What the user may do.',
        optional: false,
        typeName: 'Role',
        options: roleOptions,
        example: 'user',
      }),
    ),
    name: computed(
      plain('text', z.string(), {
        label: { en: 'Name', ka: 'სახელი და გვარი' },
        description: 'First and last name.',
        optional: false,
        example: 'ლუკა ჯაფარიძე',
      }),
    ),
    firstName: personName({
      label: { en: 'First name', ka: 'სახელი' },
      description: 'As it was given.',
      optional: false,
      example: 'ლუკა',
    }),
    lastName: personName({
      label: { en: 'Last name', ka: 'გვარი' },
      description: 'As it was given.',
      optional: false,
      example: 'ჯაფარიძე',
    }),
    email: email({
      label: { en: 'Email', ka: 'ელფოსტა' },
      description: 'Unique, whatever its capitals.',
      optional: false,
      example: 'luka@example.org',
    }),
    username: plain('text', username, {
      label: { en: 'Username', ka: 'მომხმარებლის სახელი' },
      description: 'What they sign in with; unique, whatever its capitals.',
      optional: false,
      example: 'ლუკა.ჯ',
    }),
    password: hidden(
      text({
        label: { en: 'Password', ka: 'პაროლი' },
        description: 'Compared as typed.',
        optional: false,
        ...passwordLength,
        example: 'a walk in the park',
      }),
    ),
    confirmPassword: hidden(
      plain('text', z.string(), {
        label: { en: 'Confirm password', ka: 'პაროლი კიდევ ერთხელ' },
        description: 'The password once more.',
        optional: false,
        example: 'a walk in the park',
      }),
    ),
    accountType: withDefault(
      'individual',
      choice({
        label: { en: 'Account type', ka: 'ანგარიშის ტიპი' },
        description: 'Whom the account stands for.',
        optional: false,
        typeName: 'AccountType',
        options: {
          individual: { label: { en: 'Individual', ka: 'პირადი' }, description: 'One person.' },
          business: {
            label: { en: 'Business', ka: 'ბიზნესი' },
            description: 'A company or another organisation.',
          },
        },
        example: 'individual',
      }),
    ),
  },
} satisfies Noun

/** A user as the user may see it: nothing of the password or the sessions. */
export type User = RecordOf<typeof user>

export const accountTypes = user.fields.accountType.shape.unwrap().options
export type AccountType = User['accountType']

/** A user and the bearer token that proves it, valid for the configured time. */
export const session = {
  ...user,
  name: 'Session',
  description: 'A user and the token that proves it.',
  fields: {
    token: kept(
      plain('text', z.string(), {
        label: { en: 'Token', ka: 'ტოკენი' },
        description: 'Send it as `Authorization: Bearer <token>`.',
        optional: false,
        example: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.…',
      }),
    ),
    ...user.fields,
  },
} satisfies Noun

export type Session = RecordOf<typeof session>

export const credentials = z.strictObject({
  username: textShape(1, longestCredential.username),
  password: textShape(1, longestCredential.password),
})

export type Credentials = z.infer<typeof credentials>

export const checkConfirmation = (
  value: { password: string; confirmPassword: string },
  ctx: z.RefinementCtx,
): void => {
  if (value.password !== value.confirmPassword) {
    ctx.addIssue({ code: 'custom', path: ['confirmPassword'], params: { code: 'mismatch' } })
  }
}

export const newPassword = z
  .strictObject({ password: user.fields.password.shape, confirmPassword: user.fields.confirmPassword.shape })
  .superRefine(checkConfirmation)

export const signUp = createShape(user).superRefine(checkConfirmation)

export type SignUp = z.infer<typeof signUp>
