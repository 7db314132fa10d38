import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Of what somebody has taken, what still waits is counted in an index of its own: whoever has answered a hundred thousand messages
 * has them all in the one by who has taken them.
 */
export class CountMessagesOfWhoeverTookThem1799001400000 implements MigrationInterface {
  readonly name = 'CountMessagesOfWhoeverTookThem1799001400000'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    const concurrently = runner.isTransactionActive ? '' : 'concurrently'
    // What failed half way has left an index that nobody looks into.
    await runner.query(`drop index ${concurrently} if exists contact_messages_mine_idx`)
    await runner.query(
      `create index ${concurrently} contact_messages_mine_idx on contact_messages (taken_by, id)
       where state = 'new' and deleted_at is null`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index contact_messages_mine_idx')
  }
}
