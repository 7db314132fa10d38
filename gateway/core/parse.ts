import type { z } from 'zod'
import { fieldErrors } from '../../schema/validation.ts'
import { validationFailed } from './problem.ts'

/**
 * Reads untrusted input through a shape of `schema/`.
 * @throws Problem `validation_failed` naming every refused field
 */
export const parse = <Shape extends z.ZodType>(shape: Shape, input: unknown): z.output<Shape> => {
  const result = shape.safeParse(input, { reportInput: true })
  if (!result.success) throw validationFailed(fieldErrors(result.error))
  return result.data
}
