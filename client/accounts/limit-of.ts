import { signUp } from '../../schema/accounts.ts'

/** The limit that a field's text met, as the shared shape has it. */
export const limitOf = (field: keyof typeof signUp.shape, code: string): number | undefined => {
  const { minLength, maxLength } = signUp.shape[field].meta() ?? {}
  const limit = code === 'too_short' ? minLength : maxLength
  return typeof limit === 'number' ? limit : undefined
}
