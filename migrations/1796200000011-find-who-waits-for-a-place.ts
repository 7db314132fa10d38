import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Whoever waits for a place, in the order in which it is their turn: few among all who come. */
export class FindWhoWaitsForAPlace1796200000011 implements MigrationInterface {
  readonly name = 'FindWhoWaitsForAPlace1796200000011'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    const concurrently = runner.isTransactionActive ? '' : 'concurrently'
    // What failed half way has left an index that nobody looks into.
    await runner.query(`drop index ${concurrently} if exists event_subscribers_waiting_idx`)
    await runner.query(`
      create index ${concurrently} event_subscribers_waiting_idx on event_subscribers (event_id, waiting, id)
      where waiting is not null`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index event_subscribers_waiting_idx')
  }
}
