import pg from 'pg'
import { QueryFailedError } from 'typeorm'

/** How often anything is asked for. */
const most = 5

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
  for (let asked = 1; asked < most; asked++) {
    try {
      return await ask()
    } catch (error) {
      if (!hasTakenTooLong(error)) throw error
    }
  }
  return ask()
}
