import { QueryFailedError } from 'typeorm'
import { fieldError } from '../../schema/validation.ts'
import { notFound, Problem, validationFailed } from '../core/problem.ts'

/** What a refusal by the database means to the person who asked, by the name of the constraint. */
const byConstraint: Record<string, () => Problem> = {
  users_username_key: () => new Problem('username_taken'),
  users_email_key: () => new Problem('email_taken'),
  donations_project_id_fkey: () => notFound('project'),
  event_subscribers_event_id_fkey: () => notFound('event'),
  projects_title_check: () => validationFailed([fieldError('title', 'required')]),
  projects_description_check: () => validationFailed([fieldError('description', 'required')]),
  projects_dates_check: () => validationFailed([fieldError('endDate', 'before_start')]),
  events_title_check: () => validationFailed([fieldError('title', 'required')]),
  events_content_check: () => validationFailed([fieldError('content', 'required')]),
}

/**
 * SQLSTATE classes that say "not now" rather than "not so": connection trouble (08), lack of
 * resources (53), cancelled or shutting down (57), deadlock and serialization (40), lock timeout (55P03).
 */
const isPassing = (code: string): boolean => /^(08|53|57|40)/.test(code) || code === '55P03'

/** node's and the driver's own words for a database that cannot be reached or did not answer in time. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
])
const driverTimeouts =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection timeout|client has encountered a connection error|driver not connected|client was closed and is not queryable|query runner already released|query runner was already released/i

const fieldOf = (error: unknown, name: 'code' | 'constraint'): string => {
  const value = typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : ''
  return typeof value === 'string' ? value : ''
}

/** The catalogue's word for an error of PostgreSQL or of the road to it; null when it is our own bug. */
export const postgresProblem = (error: unknown): Problem | null => {
  if (error instanceof Problem) return error
  const cause = error instanceof QueryFailedError ? error.driverError : error
  const known = byConstraint[fieldOf(cause, 'constraint')]
  if (known) return known()
  const code = fieldOf(cause, 'code')
  const message = cause instanceof Error ? cause.message : ''
  if (isPassing(code) || unreachable.has(code) || driverTimeouts.test(message)) {
    return new Problem('unavailable', { cause: error })
  }
  return null
}

/** For the end of a write: `.catch(throwProblem)`. */
export const throwProblem = (error: unknown): never => {
  throw postgresProblem(error) ?? error
}
