import type { MigrationInterface, QueryRunner } from 'typeorm'

const indexes = {
  donations_created_at_idx: 'donations (created_at)',
  donation_entries_made_at_idx: 'donation_entries (made_at)',
}

/** Of sums by the day on which something was written down each month is a range of an index, as those by the day of a gift are. */
export class FindWhatWasWrittenInAMonth1798000400010 implements MigrationInterface {
  readonly name = 'FindWhatWasWrittenInAMonth1798000400010'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    const concurrently = runner.isTransactionActive ? '' : 'concurrently'
    for (const [index, rows] of Object.entries(indexes)) {
      // What failed half way has left an index that nobody looks into.
      await runner.query(`drop index ${concurrently} if exists ${index}`)
      await runner.query(`create index ${concurrently} ${index} on ${rows}`)
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ${Object.keys(indexes).join(', ')}`)
  }
}
