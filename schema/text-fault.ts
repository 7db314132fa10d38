import type { FieldErrorCode } from './problems.ts'

/** What is wrong with a field, and the limit it met, where it met one. */
export interface FieldIssue {
  code: FieldErrorCode
  limit?: number | undefined
}

/** Characters as a reader counts them, nearly: a dog is one. */
export const codePoints = (text: string): number => Array.from(text).length

/**
 * Characters that turn round whatever follows them, letters and figures beside a name among it. Nobody writes them; those that tell
 * apart directions without turning anything round, come along with what is pasted.
 */
const turning = /[\u202D\u202E]/

/** Text PostgreSQL can store and every reader can show as it was meant: no NUL, no half of a surrogate pair. */
const isStorable = (text: string): boolean =>
  text.isWellFormed() && !text.includes('\0') && !turning.test(text)

/** Whether nobody sees anything of it: white space, marks without width, and letters that are none. */
const isBlank = (text: string): boolean => /^[\s\p{Cf}\p{Cc}\u115F\u1160\u2800\u3164\uFFA0]*$/u.test(text)

/**
 * What is wrong with a text that must have `minimum` to `maximum` Unicode characters, if anything. The shapes judge by
 * this, and so do forms on pages that must load fast, which cannot carry a shape's weight.
 */
export const textFault = (text: string, minimum: number, maximum: number): FieldIssue | null => {
  if (!isStorable(text)) return { code: 'invalid_text' }
  if (minimum > 0 && isBlank(text)) return { code: 'required' }
  if (codePoints(text) < minimum) return { code: 'too_short', limit: minimum }
  return codePoints(text) > maximum ? { code: 'too_long', limit: maximum } : null
}
