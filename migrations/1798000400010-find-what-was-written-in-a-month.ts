import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Of sums by the day on which something was written down each month is a range of an index, as those by the day of a gift are. */
export class FindWhatWasWrittenInAMonth1798000400010 implements MigrationInterface {
  readonly name = 'FindWhatWasWrittenInAMonth1798000400010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index donations_created_at_idx on donations (created_at)')
    await runner.query('create index donation_entries_made_at_idx on donation_entries (made_at)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index donation_entries_made_at_idx, donations_created_at_idx')
  }
}
