import type { z } from 'zod'
import { fieldIssues } from '../../schema/validation.ts'

/** A field that is refused: why, and the limit it met, where that is known. */
export interface Refused {
  field: string
  code: string
  limit?: number | undefined
}

/** What stands in a form, as the server takes it, or what is wrong with it. */
export type Checked<Input> = { input: Input } | { refused: readonly Refused[] }

/**
 * Checks what is typed by the very shape the server reads it with. Of a field that is `unread`, because what is typed
 * there is no value of its kind, it says that, and not what the shape finds in its stead.
 */
export const checkByShape = <Shape extends z.ZodType>(
  shape: Shape,
  typed: unknown,
  unread: readonly Refused[] = [],
): Checked<z.output<Shape>> => {
  const parsed = shape.safeParse(typed, { reportInput: true })
  if (parsed.success) return { input: parsed.data }
  const refused = fieldIssues(parsed.error)
  return { refused: refused.map((issue) => unread.find(({ field }) => field === issue.field) ?? issue) }
}
