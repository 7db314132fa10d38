import type { DataSource } from 'typeorm'
import { expect } from 'vitest'
import { toProblem } from '../../gateway/http/to-problem.ts'
import { constraintProblems } from '../../gateway/rooms.ts'
import { eventually } from './eventually.ts'

/** Writes what has to wait for another transaction that is erasing something; answers what is told of it once that is done. */
export const toldWhile = async (
  dataSource: DataSource,
  erasing: string,
  write: () => Promise<unknown>,
): Promise<string> => {
  const eraser = dataSource.createQueryRunner()
  try {
    await eraser.startTransaction()
    await eraser.query(erasing)
    const written = write().then(
      () => 'it was written',
      (error: unknown) => toProblem(error, constraintProblems).message,
    )
    await eventually(async () =>
      expect(
        await dataSource.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      ).toHaveLength(1),
    )
    await eraser.commitTransaction()
    return await written
  } finally {
    if (eraser.isTransactionActive) await eraser.rollbackTransaction()
    await eraser.release()
  }
}
