import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Readers who have not confirmed yet are few among many. */
export class FindWaitingReaders1795826000021 implements MigrationInterface {
  readonly name = 'FindWaitingReaders1795826000021'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    const concurrently = runner.isTransactionActive ? '' : 'concurrently'
    // What failed half way has left an index that nobody looks into.
    await runner.query(`drop index ${concurrently} if exists newsletter_subscriptions_waiting_idx`)
    await runner.query(`
      create index ${concurrently} newsletter_subscriptions_waiting_idx on newsletter_subscriptions (id)
      where asked_at is not null and confirmed_at is null`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index newsletter_subscriptions_waiting_idx')
  }
}
