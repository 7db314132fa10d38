import { STATUS_CODES } from 'node:http'
import { z } from 'zod'
import { fieldErrorCodes, problems } from '../../schema/problems.ts'
import type { Problem } from './problem.ts'

/** RFC 9457 problem details; `error` repeats `detail` for clients that read that field. */
export const problemDetails = z
  .object({
    type: z.string().meta({ description: 'The code as a URN.' }),
    title: z.string().meta({ description: 'The name of the status.' }),
    status: z.int(),
    detail: z.string().meta({ description: 'What went wrong, in English.' }),
    code: z.enum(Object.keys(problems)).meta({ description: 'What programs decide by.' }),
    error: z.string().meta({ description: 'The detail once more.' }),
    errors: z
      .array(z.object({ field: z.string(), code: z.enum(fieldErrorCodes), message: z.string() }))
      .optional()
      .meta({ description: 'Every refused field.' }),
    challenge: z
      .string()
      .optional()
      .meta({ description: 'With `second_factor_required`: what the second step is asked with.' }),
  })
  .meta({ title: 'Problem' })

/** A refusal as REST answers it. */
export const renderProblem = ({
  code,
  status,
  message,
  errors,
  challenge,
}: Problem): z.infer<typeof problemDetails> => ({
  type: `urn:problem:${code}`,
  title: STATUS_CODES[status] ?? 'Error',
  status,
  detail: message,
  code,
  error: message,
  ...(errors ? { errors: [...errors] } : {}),
  ...(challenge === undefined ? {} : { challenge }),
})
