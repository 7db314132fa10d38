import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Of the indexes of two, which of them meets least of all three is not told by how often each is met: a person's additions that are
 * no gifts were all read for the gifts that this person has added.
 */
export class NarrowTheTrailByThree1799002200000 implements MigrationInterface {
  readonly name = 'NarrowTheTrailByThree1799002200000'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    const concurrently = runner.isTransactionActive ? '' : 'concurrently'
    // What failed half way has left an index that nobody looks into.
    await runner.query(`drop index ${concurrently} if exists trail_kind_actor_action_idx`)
    await runner.query(
      `create index ${concurrently} trail_kind_actor_action_idx on trail (of_table, actor_id, action, uuid_send(id))`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index trail_kind_actor_action_idx')
  }
}
