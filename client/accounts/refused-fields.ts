import type { Refused } from '../lib/check.ts'
import type { Problem } from '../lib/problem.ts'

const taken: Record<string, string> = { username_taken: 'username', email_taken: 'email' }

/** The fields a refusal is about. A name that is taken is a refusal of its field. */
export const refusedFields = ({ code, fields }: Problem): readonly Refused[] => {
  const field = taken[code]
  return field === undefined ? fields : [{ field, code }]
}
