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

/** Checks what is typed by the very shape the server reads it with. */
export const checkByShape = <Shape extends z.ZodType>(
  shape: Shape,
  typed: unknown,
): Checked<z.output<Shape>> => {
  const parsed = shape.safeParse(typed, { reportInput: true })
  return parsed.success ? { input: parsed.data } : { refused: fieldIssues(parsed.error) }
}
