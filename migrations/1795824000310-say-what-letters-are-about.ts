import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A letter names the record that it is about, from which its words are made as it is sent. That somebody has one sent again
 * is told in the trail; what becomes of a letter by itself is not.
 */
const up = `
alter table letters
  add about uuid,
  add resends integer not null default 0 constraint letters_resends_check check (resends >= 0),
  drop constraint letters_state_check,
  add constraint letters_state_check
    check (state in ('waiting', 'sending', 'sent', 'failed', 'doubtful', 'unsent'));
create index letters_state_idx on letters (state, id);
create trigger letters_trail_update after update on letters referencing old table as gone new table as added
  for each statement
  when (coalesce(current_setting('trail.asker', true), '') <> '' or current_setting('application_name') <> 'from-stray-to-safe')
  execute function keep_trail('{id}', '{}', '{state,attempts,answer,tried_at}', 'false');`

const down = `
drop trigger letters_trail_update on letters;
drop index letters_state_idx;
update letters set state = 'failed' where state = 'unsent';
alter table letters
  drop constraint letters_state_check,
  add constraint letters_state_check check (state in ('waiting', 'sending', 'sent', 'failed', 'doubtful')),
  drop column resends,
  drop column about;`

/** What lists are searched for three letters of, by table. */
const searched: Readonly<Record<string, readonly string[]>> = {
  projects: ['title_en', 'title_ka', 'description_en', 'description_ka'],
  events: ['title_en', 'title_ka', 'content_en', 'content_ka'],
  contact_messages: ['name', 'email', 'message'],
  newsletter_subscriptions: ['email'],
  pictures: ['alt_en', 'alt_ka', 'name'],
}

const indexOf = (table: string, columns: readonly string[]): string => `
    execute format('create index if not exists ${table}_search_idx on ${table} using gin (${columns.map((column) => `${column} %1$I.gin_trgm_ops`).join(', ')}) with (gin_pending_list_limit = 1024)', trigrams);`

const indexing = (tables: Readonly<Record<string, readonly string[]>>): string => `
create or replace function index_searches() returns boolean language plpgsql set search_path from current as $$
declare
  trigrams name;
begin
  begin
    if not exists (select from pg_extension where extname = 'pg_trgm') then
      create schema if not exists trigrams;
      create extension pg_trgm schema trigrams;
    end if;
    select n.nspname into trigrams from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_trgm';${Object.entries(tables)
      .map(([table, columns]) => indexOf(table, columns))
      .join('')}
    return true;
  exception when others then
    raise warning 'searches stay without indexes: %', sqlerrm;
    return false;
  end;
end $$;`

export class SayWhatLettersAreAbout1795824000310 implements MigrationInterface {
  readonly name = 'SayWhatLettersAreAbout1795824000310'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up)
    await runner.query(indexing({ ...searched, letters: ['recipient'] }))
    await runner.query('select index_searches()')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index if exists letters_search_idx')
    await runner.query(indexing(searched))
    await runner.query(down)
  }
}
