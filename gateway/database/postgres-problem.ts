import { QueryFailedError } from 'typeorm'
import { Problem } from '../core/problem.ts'

/** What a refusal by the database means to the person who asked, by the name of the constraint. */
export type ConstraintProblems = Readonly<Record<string, () => Problem>>

/**
 * SQLSTATE classes that say "not now" rather than "not so": connection trouble (08), lack of
 * resources (53), cancelled or shutting down (57), deadlock and serialization (40), lock timeout (55P03), and a server
 * that takes no writes any more (25006).
 */
const isPassing = (code: string): boolean =>
  /^(08|53|57|40)/.test(code) || code === '55P03' || code === '25006'

/** How a connection fails, whatever is done with it: at its other end, or because there is no way there (any more). */
const cut = ['ECONNABORTED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETDOWN', 'ENETUNREACH', 'EPIPE', 'ETIMEDOUT']

/** How a call to the system fails on the road to the database. A missing file is `ENOENT` as well: only that of a socket counts. */
const roadblocks: Record<string, readonly string[]> = {
  connect: ['ECONNREFUSED', 'EHOSTDOWN', 'ENOENT', ...cut],
  getaddrinfo: ['ENOTFOUND', 'EAI_AGAIN'],
  read: cut,
  write: cut,
}

/** The driver's own words for a database that did not answer in time, and node's for one that has hung up before anything was sent. */
const driverTimeouts =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection timeout|client has encountered a connection error|driver not connected|client was closed and is not queryable|query runner already released|query runner was already released|this socket has been ended by the other party|disconnected before secure TLS connection was established/i

const fieldOf = (error: unknown, name: 'code' | 'constraint' | 'syscall'): string => {
  const value = typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : ''
  return typeof value === 'string' ? value : ''
}

/** Whether node says that the database cannot be reached: at one address, or at all that its name has. */
const isRoadblock = (error: unknown): boolean =>
  error instanceof AggregateError
    ? error.errors.some(isRoadblock)
    : roadblocks[fieldOf(error, 'syscall')]?.includes(fieldOf(error, 'code')) === true

/** The catalogue's word for an error of PostgreSQL or of the road to it; null when it is our own bug. */
export const postgresProblem = (error: unknown, byConstraint: ConstraintProblems = {}): Problem | null => {
  if (error instanceof Problem) return error
  const cause = error instanceof QueryFailedError ? error.driverError : error
  const known = byConstraint[fieldOf(cause, 'constraint')]
  if (known) return known()
  const code = fieldOf(cause, 'code')
  const message = cause instanceof Error ? cause.message : ''
  if (isPassing(code) || isRoadblock(cause) || driverTimeouts.test(message)) {
    return new Problem('unavailable', { cause: error })
  }
  return null
}

/** Whether the database has refused something for this constraint's sake. */
export const isRefusedBy = (error: unknown, constraint: string): boolean =>
  fieldOf(error instanceof QueryFailedError ? error.driverError : error, 'constraint') === constraint
