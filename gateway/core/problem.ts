import { type FieldError, type ProblemCode, problems } from '../../schema/problems.ts'

/** Seconds after which a passing trouble of ours may be over. */
const retryAfterSeconds = 5

/** A refusal of the catalogue, thrown by services and rendered by each edge in its own form. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly status: number
  readonly errors: readonly FieldError[] | undefined
  /** Seconds after which the same request may succeed; undefined where waiting does not help. */
  readonly retryAfter: number | undefined
  /** What a sign-in goes on with that has a second step. */
  readonly challenge: string | undefined

  constructor(
    code: ProblemCode,
    options: {
      detail?: string
      errors?: readonly FieldError[]
      retryAfter?: number
      challenge?: string
      cause?: unknown
    } = {},
  ) {
    super(options.detail ?? problems[code].detail, { cause: options.cause })
    this.code = code
    this.status = problems[code].status
    this.errors = options.errors
    this.challenge = options.challenge
    this.retryAfter = options.retryAfter ?? (code === 'unavailable' ? retryAfterSeconds : undefined)
  }
}

/** Refuses to find what `noun` names: "project not found". */
export const notFound = (noun: string): Problem => new Problem('not_found', { detail: `${noun} not found` })

/** Refused input. The first field's sentence speaks for the whole. */
export const validationFailed = (errors: readonly FieldError[]): Problem => {
  const detail = errors[0]?.message
  return new Problem('validation_failed', detail === undefined ? { errors } : { detail, errors })
}

/** An address no route could be looked for by. */
export const malformedAddress = (): Problem =>
  new Problem('validation_failed', { detail: 'the address is malformed' })

/** What no request could be read from. */
export const malformedRequest = (): Problem =>
  new Problem('validation_failed', { detail: 'the request is malformed' })

/** Too much, too often. `waitMs` are milliseconds until the next attempt counts afresh. */
export const rateLimited = (waitMs: number): Problem =>
  new Problem('rate_limited', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) })
