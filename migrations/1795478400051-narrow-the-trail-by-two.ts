import type { MigrationInterface, QueryRunner } from 'typeorm'

const singles = (id: string): string => `
drop index trail_kind_idx, trail_actor_idx, trail_action_idx, trail_record_idx;
create index trail_kind_idx on trail (of_table, ${id});
create index trail_actor_idx on trail (actor_id, ${id});
create index trail_action_idx on trail (action, ${id});
create index trail_record_idx on trail (of_table, record_id, ${id});`

const pairs = `
create index trail_kind_action_idx on trail (of_table, action, uuid_send(id));
create index trail_kind_actor_idx on trail (of_table, actor_id, uuid_send(id));
create index trail_actor_action_idx on trail (actor_id, action, uuid_send(id));`

/**
 * A kind and an action that hardly ever meet were looked for in the whole trail. The bytes of an id have its order, and the
 * primary key does not have theirs: no plan that takes both for independent walks it down to the beginning.
 */
export class NarrowTheTrailByTwo1795478400051 implements MigrationInterface {
  readonly name = 'NarrowTheTrailByTwo1795478400051'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(singles('uuid_send(id)') + pairs)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index trail_kind_action_idx, trail_kind_actor_idx, trail_actor_action_idx')
    await runner.query(singles('id'))
  }
}
