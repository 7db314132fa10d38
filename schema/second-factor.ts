import { z } from 'zod'
import { text } from './fields.ts'
import { longestCredential } from './limits.ts'

/** As many are made at once. */
export const recoveryCodeCount = 10

/** Figures of a code that a telephone shows. */
export const oneTimeCodeLength = 6

/** Blanks and hyphens are how people read and copy codes, and mean nothing. */
export const bareCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/** Whether somebody has typed a recovery code, right or wrong: a telephone shows figures, and no more than six. */
export const isRecoveryCode = (typed: string): boolean => {
  const code = bareCode(typed)
  return code.length > oneTimeCodeLength || /\D/.test(code)
}

const currentPassword = text(1, longestCredential.password)

/** A code of the telephone, or a recovery code in its place. */
const code = text(1, longestCredential.code)

/** Whether somebody is asked for a code when they sign in. */
export const secondFactor = z
  .object({
    isOn: z.boolean().meta({ description: 'Whether signing in asks for a code.' }),
    since: z.iso.datetime().nullable().meta({ description: 'When it was turned on.' }),
    recoveryCodesLeft: z.int().meta({ description: 'Recovery codes that are still good.' }),
  })
  .meta({ title: 'SecondFactor' })

export type SecondFactor = z.infer<typeof secondFactor>

/** What a telephone makes codes from. It is told once. */
export const secondFactorKey = z
  .object({
    key: z.string().meta({ description: 'To be typed into a program that makes codes.' }),
    uri: z.string().meta({ description: 'The same as such programs scan it, `otpauth://…`.' }),
  })
  .meta({ title: 'SecondFactorKey' })

export type SecondFactorKey = z.infer<typeof secondFactorKey>

export const recoveryCodes = z
  .object({
    codes: z.array(z.string()).meta({ description: 'Each stands for a code of the telephone, once.' }),
  })
  .meta({ title: 'RecoveryCodes' })

export type RecoveryCodes = z.infer<typeof recoveryCodes>

/** Somebody who begins to use a second factor. */
export const secondFactorStart = z.strictObject({ currentPassword })
export type SecondFactorStart = z.infer<typeof secondFactorStart>

/** The first code, which shows that the telephone has the key. */
export const secondFactorConfirmation = z.strictObject({ code })
export type SecondFactorConfirmation = z.infer<typeof secondFactorConfirmation>

/** Somebody who changes what keeps others out of their account. */
export const secondFactorProof = z.strictObject({ currentPassword, code })
export type SecondFactorProof = z.infer<typeof secondFactorProof>

/** The second step of signing in: what the first has answered, and a code. */
export const secondStep = z.strictObject({ challenge: text(1, 2000), code })
export type SecondStep = z.infer<typeof secondStep>
