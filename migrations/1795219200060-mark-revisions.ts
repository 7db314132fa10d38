import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A number that has been counted up is counted up to again from a copy of the database; what is random is not. */
const markedLines = `
alter table content_revisions
  drop column revision,
  add column mark uuid not null default gen_random_uuid();

insert into content_revisions select where not exists (select from content_revisions);

comment on table content_revisions is
  'Every transaction that changes what the public is shown gives one line a mark that no line has had before: all of them together are never the same again. There are about as many lines as transactions have done so at the same time.';`

/**
 * Whoever writes takes a line that nobody else holds, or a new one, and so never waits; a new one also in a transaction
 * that sees the lines as they were when it began, and would be refused those that have been marked since. Once there are
 * many, what nobody holds is swept away. It may be done by whoever may write to a table of what the public is shown.
 */
const mark = (schema: string): string => `
create or replace function raise_content_revision() returns trigger language plpgsql
security definer set search_path = ${schema}, pg_temp as $$
declare
  free integer;
begin
  if current_setting('content.is_raised', true) = 'yes' then
    return null;
  end if;
  if current_setting('transaction_isolation') like 'read %' then
    select slot into free from content_revisions limit 1 for update skip locked;
    if (select count(*) from content_revisions) > 32 then
      delete from content_revisions where slot in (
        select slot from content_revisions where slot <> free for update skip locked
      );
    end if;
  end if;
  if free is null then
    insert into content_revisions default values;
  else
    update content_revisions set mark = gen_random_uuid() where slot = free;
  end if;
  perform set_config('content.is_raised', 'yes', true);
  return null;
end $$;`

const countedLines = `
alter table content_revisions
  drop column mark,
  add column revision bigint not null default 1 constraint content_revisions_revision_check check (revision > 0);

comment on table content_revisions is
  'The sum of revision grows in every transaction that changes what the public is shown. There are as many lines as transactions have done so at the same time.';`

const count = `
create or replace function raise_content_revision() returns trigger language plpgsql set search_path from current as $$
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

export class MarkRevisions1795219200060 implements MigrationInterface {
  readonly name = 'MarkRevisions1795219200060'

  async up(runner: QueryRunner): Promise<void> {
    const [{ schema }] = await runner.query('select quote_ident(current_schema()) as schema')
    for (const sql of [markedLines, mark(schema)]) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of [countedLines, count]) await runner.query(sql)
  }
}
