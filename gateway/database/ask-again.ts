import pg from 'pg'
import { QueryFailedError } from 'typeorm'
import { timeouts } from './timeouts.ts'

/** How often anything is asked for. */
const most = 5

/** Milliseconds in which it is to be there: a proxy takes a gateway for one that stands still which is silent for much longer. */
const longest = 30_000

/** Of these, those in which it is asked for again: the last time may take as long as anything may. */
const begunWithin = longest - timeouts.acquire - timeouts.statement

/** How PostgreSQL says that a statement has taken as long as it may. */
const cancelled = '57014'

const hasTakenTooLong = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  error.driverError instanceof pg.DatabaseError &&
  error.driverError.code === cancelled

/**
 * Asks once more for what took too long: after a start of the database it is read from a disk, and what was read by then need
 * not be read again. For whoever takes their time anyway, and would else have half a file.
 */
export const askAgain = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  const begun = performance.now()
  for (let asked = 1; asked < most; asked++) {
    try {
      return await ask()
    } catch (error) {
      if (!hasTakenTooLong(error) || performance.now() - begun > begunWithin) throw error
    }
  }
  return ask()
}
