import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Whoever wrote is found in either script, as donors are. */
export class FindMessagesByTheirSound1797000800021 implements MigrationInterface {
  readonly name = 'FindMessagesByTheirSound1797000800021'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    const concurrently = runner.isTransactionActive ? '' : 'concurrently'
    // What failed half way has left an index that nobody looks into.
    await runner.query(`drop index ${concurrently} if exists contact_messages_heard_idx`)
    await runner.query(
      `create index ${concurrently} contact_messages_heard_idx on contact_messages using gin (heard_in(name))`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index contact_messages_heard_idx')
  }
}
