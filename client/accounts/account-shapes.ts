import { z } from 'zod'
import { signUp } from '../../schema/accounts.ts'
import { text } from '../../schema/fields.ts'

const filled = text(1, Number.POSITIVE_INFINITY)

/**
 * What the browser asks of a sign-up before it sends it: everything filled in and an email that looks
 * like one. Lengths and equal passwords are the server's to judge, and its answer is shown by field.
 */
export const signUpShape = z.strictObject({
  ...signUp.shape,
  firstName: filled,
  lastName: filled,
  username: filled,
  password: filled,
  confirmPassword: filled,
})

/** What a user may change of what the browser keeps of them. */
export const profileShape = z.strictObject({
  name: filled,
  email: signUp.shape.email,
  username: filled,
})

export type Profile = z.infer<typeof profileShape>
