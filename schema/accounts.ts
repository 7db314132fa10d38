import { z } from 'zod'
import { email, personName, refuse, text } from './fields.ts'

export const accountTypes = ['individual', 'business'] as const
export type AccountType = (typeof accountTypes)[number]

export const roles = ['user', 'admin'] as const
export type Role = (typeof roles)[number]

const usernameLength = { minimum: 3, maximum: 50 } as const
export const passwordLength = { minimum: 8, maximum: 128 } as const

const username = text(usernameLength.minimum, usernameLength.maximum).superRefine((value, ctx) => {
  if (!/^[\p{L}\p{M}\p{N}._-]*$/u.test(value)) refuse(ctx, 'invalid_username')
})

export const credentials = z.strictObject({
  username: text(1, 254),
  password: text(1, 1024),
})

export type Credentials = z.infer<typeof credentials>

const password = {
  password: text(passwordLength.minimum, passwordLength.maximum),
  confirmPassword: z.string(),
}

const checkConfirmation = (
  value: { password: string; confirmPassword: string },
  ctx: z.RefinementCtx,
): void => {
  if (value.password !== value.confirmPassword) {
    ctx.addIssue({ code: 'custom', path: ['confirmPassword'], params: { code: 'mismatch' } })
  }
}

export const newPassword = z.strictObject(password).superRefine(checkConfirmation)

export const signUp = z
  .strictObject({
    firstName: personName,
    lastName: personName,
    email,
    username,
    ...password,
    accountType: z.enum(accountTypes).default('individual'),
  })
  .superRefine(checkConfirmation)

export type SignUp = z.infer<typeof signUp>
