import { type FieldError, type Noun, type ProblemCode, problems } from '../../schema/problems.ts'

/** A refusal of the catalogue, thrown by services and rendered by each edge in its own form. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly status: number
  readonly errors: readonly FieldError[] | undefined

  constructor(
    code: ProblemCode,
    options: { detail?: string; errors?: readonly FieldError[]; cause?: unknown } = {},
  ) {
    super(options.detail ?? problems[code].detail, { cause: options.cause })
    this.code = code
    this.status = problems[code].status
    this.errors = options.errors
  }
}

export const notFound = (noun: Noun): Problem => new Problem('not_found', { detail: `${noun} not found` })

/** Refused input. The first field's sentence speaks for the whole. */
export const validationFailed = (errors: readonly FieldError[]): Problem => {
  const detail = errors[0]?.message
  return new Problem('validation_failed', detail === undefined ? { errors } : { detail, errors })
}
