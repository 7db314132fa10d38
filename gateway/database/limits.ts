import { timeouts } from './timeouts.ts'

/** Milliseconds that a session gives its transactions; 0 for as long as it takes. */
export interface Limits {
  statement: number
  lock: number
  idleInTransaction: number
}

export const limitsOfRequests: Limits = timeouts

export const noLimits: Limits = { statement: 0, lock: 0, idleInTransaction: 0 }

/** By the names PostgreSQL has for them, which are also the driver's for what it says as a session begins. */
export const settingsOf = ({ statement, lock, idleInTransaction }: Limits): Record<string, number> => ({
  statement_timeout: statement,
  lock_timeout: lock,
  idle_in_transaction_session_timeout: idleInTransaction,
})

/**
 * PostgreSQL compiles what it expects to be much work, and goes by what it last knew of the tables: that took two seconds of
 * a statement that read five rows. Nothing that a gateway asks for is worth it. Nor is it worth further processes: they take
 * longer to begin than a page takes to read, and the processor from everybody else.
 */
export const planning = { jit: 'off', max_parallel_workers_per_gather: '0' }
