import type { z } from 'zod'
import { newPassword, signUp } from '../../../schema/accounts.ts'

/** The list is long, and read when the first password is to be looked for. */
const readList = () => import('../../../schema/common-passwords.ts')

export const isCommonPassword = async (password: string): Promise<boolean> =>
  (await readList()).isCommonPassword(password)

/** What opens more than one's own account may not be among the passwords that are tried first. */
export const withoutCommon = async <Shape extends z.ZodType<{ password: string }>>(shape: Shape) => {
  const list = await readList()
  return shape.superRefine(({ password }, ctx) => {
    if (list.isCommonPassword(password)) {
      ctx.addIssue({ code: 'custom', path: ['password'], params: { code: 'too_common' } })
    }
  })
}

export const adminSignUp = () => withoutCommon(signUp)
export const newAdminPassword = () => withoutCommon(newPassword)
