import type { FastifyRequest } from 'fastify'
import { Problem } from '../core/problem.ts'

/** Decided by us, not thrown at us: while the process starts, or has too much to do. */
const isExpected = (error: unknown): error is Problem =>
  error instanceof Problem && error.code === 'unavailable' && !(error.cause instanceof Error)

/** Whoever sends it has hung up before all of it was here: whatever fails for that fails for nobody. */
const isGivenUp = ({ complete, destroyed }: FastifyRequest['raw']): boolean => destroyed && !complete

/**
 * Logs what an answer is our own fault of, with all that may be told. Of what passes by itself a line says enough:
 * a stack for everyone who asks during a start would hide what is wrong.
 */
export const logOwnFault = (
  { log, raw }: Pick<FastifyRequest, 'log' | 'raw'>,
  error: unknown,
  problem: Problem,
): void => {
  if (isGivenUp(raw)) log.info('the request was given up by whoever sent it')
  else if (isExpected(error)) log.warn({ cause: error.cause }, problem.message)
  else if (problem.status >= 500) log.error({ err: error }, problem.message)
}
