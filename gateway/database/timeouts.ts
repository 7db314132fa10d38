/**
 * Milliseconds that anything may take at the database. Whoever waits for a lock gives up well before the statement
 * would, and the server gives up first: what reaches the driver's own limit, `answer`, is a dead network.
 */
export const timeouts = {
  acquire: 5_000,
  connect: 5_000,
  primary: 15_000,
  lock: 4_000,
  statement: 10_000,
  answer: 15_000,
  idleInTransaction: 30_000,
  /** Until a connection that nobody uses is closed. */
  idle: 10_000,
} as const
