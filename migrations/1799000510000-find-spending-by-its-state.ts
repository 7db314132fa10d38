import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Few of all that was spent, in the order they were written down. */
const indexes = {
  spendings_voided_idx: `spendings (id) where status = 'voided'`,
  spendings_without_receipt_idx: `spendings (id) where status = 'counted' and paper is null`,
} as const

/** What was voided, and what has no receipt, was looked for among all that was ever spent. */
export class FindSpendingByItsState1799000510000 implements MigrationInterface {
  readonly name = 'FindSpendingByItsState1799000510000'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    const concurrently = runner.isTransactionActive ? '' : 'concurrently'
    for (const [name, shape] of Object.entries(indexes)) {
      // What failed half way has left an index that nobody looks into.
      await runner.query(`drop index ${concurrently} if exists ${name}`)
      await runner.query(`create index ${concurrently} ${name} on ${shape}`)
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ${Object.keys(indexes).join(', ')}`)
  }
}
