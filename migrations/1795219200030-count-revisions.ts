import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What the public is shown any of: a test looks at the statements of every public answer. */
const shown = ['projects', 'project_totals', 'events', 'gallery_slots']

/** Together a number that grows with every change of what the public is shown. */
const table = `
create table content_revisions (
  slot integer generated always as identity constraint content_revisions_pkey primary key,
  revision bigint not null default 1 constraint content_revisions_revision_check check (revision > 0)
) with (fillfactor = 50);

comment on table content_revisions is
  'The sum of revision grows in every transaction that changes what the public is shown. There are as many lines as transactions have done so at the same time.';`

/**
 * Whoever writes takes a line that nobody else holds, or a new one, and so never waits. Once in a transaction is
 * enough; the note of that is undone with a savepoint, as the line is.
 */
const raise = `
create function raise_content_revision() returns trigger language plpgsql set search_path from current as $$
declare
  free integer;
begin
  if current_setting('content.is_raised', true) = 'yes' then
    return null;
  end if;
  select slot into free from content_revisions limit 1 for update skip locked;
  if free is null then
    insert into content_revisions default values;
  else
    update content_revisions set revision = revision + 1 where slot = free;
  end if;
  perform set_config('content.is_raised', 'yes', true);
  return null;
end $$;`

const trigger = (name: string): string => `
create trigger ${name}_raise_content_revision after insert or update or delete or truncate on ${name}
  for each statement execute function raise_content_revision();`

export class CountRevisions1795219200030 implements MigrationInterface {
  readonly name = 'CountRevisions1795219200030'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [table, raise, ...shown.map(trigger)]) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of shown) {
      await runner.query(`drop trigger ${name}_raise_content_revision on ${name}`)
    }
    await runner.query('drop function raise_content_revision()')
    await runner.query('drop table content_revisions')
  }
}
