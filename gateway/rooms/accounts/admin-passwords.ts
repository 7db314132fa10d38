import type { z } from 'zod'
import { newPassword, signUp } from '../../../schema/accounts.ts'
import { isCommonPassword } from '../../../schema/common-passwords.ts'

const refuseCommon = ({ password }: { password: string }, ctx: z.RefinementCtx): void => {
  if (isCommonPassword(password)) {
    ctx.addIssue({ code: 'custom', path: ['password'], params: { code: 'too_common' } })
  }
}

/** What opens more than one's own account may not be among the passwords that are tried first. */
export const adminSignUp = signUp.superRefine(refuseCommon)
export const newAdminPassword = newPassword.superRefine(refuseCommon)
