import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import type { z } from 'zod'
import { signUp } from '../../schema/accounts.ts'
import type { Problem } from '../lib/problem.ts'
import { showFieldErrors } from '../lib/show-field-errors.ts'

/** The code of an issue that a shared shape found; the page puts it into words. */
export const issueCode = (issue: z.core.$ZodRawIssue): string =>
  issue.code === 'custom' ? String(issue.params?.code) : 'required'

const taken: Record<string, string> = { username_taken: 'username', email_taken: 'email' }

interface Refused {
  field: string
  code: string
}

/** The fields a refusal is about. A name that is taken is a refusal of its field. */
export const refusedFields = ({ code, fields }: Problem): Refused[] => {
  const field = taken[code]
  return field === undefined ? fields : [{ field, code }]
}

/** Shows at the fields what the server refused, and brings the user to the first of them. */
export const showRefusal = <Values extends FieldValues>(
  problem: Problem,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): void => showFieldErrors(refusedFields(problem), names, setError)

/** The limit that a field's text met, as the shared shape has it. */
export const limitOf = (field: keyof typeof signUp.shape, code: string): number | undefined => {
  const { minLength, maxLength } = signUp.shape[field].meta() ?? {}
  const limit = code === 'too_short' ? minLength : maxLength
  return typeof limit === 'number' ? limit : undefined
}
