import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Whatever of kind, person and action the trail is narrowed to, a page of it is a range of one index. None of the earlier
 * ones goes: of a kind alone, a person alone and an action alone these have no order by time.
 */
const pairs = `
create index trail_kind_action_idx on trail (of_table, action, id);
create index trail_kind_actor_idx on trail (of_table, actor_id, id);
create index trail_actor_action_idx on trail (actor_id, action, id);`

/** A kind and an action that hardly ever meet were looked for in the whole trail. */
export class NarrowTheTrailByTwo1795478400051 implements MigrationInterface {
  readonly name = 'NarrowTheTrailByTwo1795478400051'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(pairs)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index trail_kind_action_idx, trail_kind_actor_idx, trail_actor_action_idx')
  }
}
