import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Removing an account clears it from the gifts it has recorded, which would else read the whole ledger. */
export class FindRecordedGifts1795219200008 implements MigrationInterface {
  readonly name = 'FindRecordedGifts1795219200008'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index donations_recorded_by_idx on donations (recorded_by)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index donations_recorded_by_idx')
  }
}
