import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Readers are found in either script, as donors are. */
export class FindReadersByTheirSound1797000800022 implements MigrationInterface {
  readonly name = 'FindReadersByTheirSound1797000800022'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    const concurrently = runner.isTransactionActive ? '' : 'concurrently'
    // What failed half way has left an index that nobody looks into.
    await runner.query(`drop index ${concurrently} if exists newsletter_subscriptions_heard_idx`)
    await runner.query(
      `create index ${concurrently} newsletter_subscriptions_heard_idx on newsletter_subscriptions using gin (heard_in(email))`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index newsletter_subscriptions_heard_idx')
  }
}
