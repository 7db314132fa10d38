import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = ['projects', 'events']

/**
 * Null while it is a draft, later than now while it is scheduled. What there was before has been public since it was
 * made; what is written past the gateway is public at once, as ever.
 */
const live = (table: string): string => `
alter table ${table}
  add column published_at timestamptz,
  add column archived_at timestamptz,
  add constraint ${table}_archived_at_check check (archived_at is null or published_at is not null);
update ${table} set published_at = created_at;
alter table ${table} alter column published_at set default now();
create index ${table}_published_at_idx on ${table} (published_at);`

const openProjects = (besides: string): string => `
drop index projects_open_idx;
create index projects_open_idx on projects (id desc) include (start_date, end_date${besides})
  where deleted_at is null;`

export class GiveContentALife1795219200170 implements MigrationInterface {
  readonly name = 'GiveContentALife1795219200170'

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(live(table))
    await runner.query(openProjects(', published_at, archived_at'))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(openProjects(''))
    for (const table of tables) {
      await runner.query(`alter table ${table} drop column published_at, drop column archived_at`)
    }
  }
}
