import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Gifts of which something went back are few among many. */
export class FindGiftsThatWentBack1796400000010 implements MigrationInterface {
  readonly name = 'FindGiftsThatWentBack1796400000010'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    const concurrently = runner.isTransactionActive ? '' : 'concurrently'
    // What failed half way has left an index that nobody looks into.
    await runner.query(`drop index ${concurrently} if exists donations_went_back_idx`)
    await runner.query(`
      create index ${concurrently} donations_went_back_idx on donations (id)
      where refunded > 0 and status <> 'voided'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index donations_went_back_idx')
  }
}
