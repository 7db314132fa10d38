import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What keep_trail_of() decides before anything is prepared for an entry. */
const leaves = `coalesce(current_setting('trail.asker', true), '') <> '' or current_setting('application_name') <> 'from-stray-to-safe'`

/**
 * Whoever signs out, or ends a session of theirs elsewhere, deletes its row: that is told, without where it was opened. Signing
 * in adds a row, and using a session changes it: neither is.
 */
const up = `
create trigger sessions_trail_delete after delete on sessions referencing old table as gone
  for each statement when (${leaves}) execute function keep_trail('{id}', '{}', '{}', 'true');
create trigger sessions_trail_truncate after truncate on sessions
  for each statement when (${leaves}) execute function keep_trail('{id}', '{}', '{}', 'true');`

const down = `
drop trigger sessions_trail_delete on sessions;
drop trigger sessions_trail_truncate on sessions;`

export class TellWhenSomebodyEndsASession1795737600110 implements MigrationInterface {
  readonly name = 'TellWhenSomebodyEndsASession1795737600110'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(down)
  }
}
