import { signUp } from '../../schema/accounts.ts'
import type { Refused } from '../lib/check.ts'
import type { Problem } from '../lib/problem.ts'

const taken: Record<string, string> = { username_taken: 'username', email_taken: 'email' }

/** The fields a refusal is about. A name that is taken is a refusal of its field. */
export const refusedFields = ({ code, fields }: Problem): readonly Refused[] => {
  const field = taken[code]
  return field === undefined ? fields : [{ field, code }]
}

/** The limit that a field's text met, as the shared shape has it. */
export const limitOf = (field: keyof typeof signUp.shape, code: string): number | undefined => {
  const { minLength, maxLength } = signUp.shape[field].meta() ?? {}
  const limit = code === 'too_short' ? minLength : maxLength
  return typeof limit === 'number' ? limit : undefined
}
