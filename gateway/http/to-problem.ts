import { fieldError } from '../../schema/validation.ts'
import { malformedAddress, Problem, validationFailed } from '../core/problem.ts'
import { type ConstraintProblems, postgresProblem } from '../database/postgres-problem.ts'

const fastifyProblem = (code: string): Problem | null => {
  switch (code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Problem('unsupported_media_type')
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Problem('payload_too_large')
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return validationFailed([
        { ...fieldError('', 'invalid_type'), message: 'request body is not valid JSON' },
      ])
    case 'FST_ERR_BAD_URL':
      return malformedAddress()
    default:
      return null
  }
}

const ofStatus = (status: number): Problem | null => {
  if (status === 413) return new Problem('payload_too_large')
  if (status === 415) return new Problem('unsupported_media_type')
  if (status === 429) return new Problem('rate_limited')
  if (status === 503) return new Problem('unavailable')
  return status >= 400 && status < 500 ? validationFailed([fieldError('', 'invalid_type')]) : null
}

const read = (error: unknown, name: 'code' | 'statusCode'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

/** The catalogue's word for anything thrown: by a service, by the framework, by the database. */
export const toProblem = (error: unknown, byConstraint?: ConstraintProblems): Problem => {
  const known = postgresProblem(error, byConstraint)
  if (known) return known
  const code = read(error, 'code')
  const status = read(error, 'statusCode')
  return (
    (typeof code === 'string' ? fastifyProblem(code) : null) ??
    (typeof status === 'number' ? ofStatus(status) : null) ??
    new Problem('internal', { cause: error })
  )
}
