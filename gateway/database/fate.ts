import { QueryFailedError } from 'typeorm'
import { Problem } from '../core/problem.ts'
import { noAnswer } from './statement-watcher.ts'

/** To whoever has sent a write and cannot be told what became of it. */
export const unknownFate =
  'the database was lost before it said whether this is stored: send the same again with the same Idempotency-Key, or look for it first'

const textOf = (error: unknown, name: 'code' | 'message' | 'syscall'): string => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  return typeof value === 'string' ? value : ''
}

/**
 * Whether the answer to what was sent is lost, and it may have been done: the connection has ended (08, or the driver's
 * words), the network, or the server in the middle of it (57P), which may have committed by then.
 */
const isAnswerLost = (error: unknown): boolean => {
  const message = textOf(error, 'message')
  return (
    /^Connection terminated(?: unexpectedly)?$/.test(message) ||
    message === noAnswer ||
    ['read', 'write'].includes(textOf(error, 'syscall')) ||
    /^(?:08|57P)/.test(textOf(error, 'code'))
  )
}

/** What a failure of something that was to be stored for good is told as. It is never sent again by us. */
export const toFate = (error: unknown): unknown => {
  const isSent = error instanceof QueryFailedError
  return isSent && isAnswerLost(error.driverError)
    ? new Problem('unavailable', { detail: unknownFate, cause: error })
    : error
}
