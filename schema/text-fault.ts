import type { FieldErrorCode } from './problems.ts'

/** What is wrong with a field, and the limit it met, where it met one. */
export interface FieldIssue {
  code: FieldErrorCode
  limit?: number | undefined
}

/** Characters as a reader counts them, nearly: a dog is one. */
export const codePoints = (text: string): number => Array.from(text).length

/** Text PostgreSQL can store and every reader can show: no NUL, no half of a surrogate pair. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/**
 * What is wrong with a text that must have `minimum` to `maximum` Unicode characters, if anything. The shapes judge by
 * this, and so do forms on pages that must load fast, which cannot carry a shape's weight.
 */
export const textFault = (text: string, minimum: number, maximum: number): FieldIssue | null => {
  if (!isStorable(text)) return { code: 'invalid_text' }
  if (minimum > 0 && text.trim() === '') return { code: 'required' }
  if (codePoints(text) < minimum) return { code: 'too_short', limit: minimum }
  return codePoints(text) > maximum ? { code: 'too_long', limit: maximum } : null
}
