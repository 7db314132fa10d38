import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Readers whom no server finds are few among many. */
export class FindWhoIsNotThere1795828000011 implements MigrationInterface {
  readonly name = 'FindWhoIsNotThere1795828000011'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    const concurrently = runner.isTransactionActive ? '' : 'concurrently'
    // What failed half way has left an index that nobody looks into.
    await runner.query(`drop index ${concurrently} if exists newsletter_subscriptions_unreachable_idx`)
    await runner.query(`
      create index ${concurrently} newsletter_subscriptions_unreachable_idx on newsletter_subscriptions (id)
      where unreachable_since is not null`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index newsletter_subscriptions_unreachable_idx')
  }
}
