import type { MigrationInterface, QueryRunner } from 'typeorm'

const columns = `
alter table events
  add column starts_at time,
  add column ends_at time,
  add column venue_en text constraint events_venue_en_check check (char_length(venue_en) between 1 and 200),
  add column venue_ka text constraint events_venue_ka_check check (char_length(venue_ka) between 1 and 200),
  add constraint events_times_check check (ends_at >= starts_at);`

const texts = 'num_nulls(title_en, title_ka) > 0 or num_nulls(content_en, content_ka) > 0'

/** As `untranslated` asks for it: one of the texts is missing in one language, the venue where it is written in the other. */
const indexUntranslated = (missing: string): string => `
drop index events_untranslated_idx;
create index events_untranslated_idx on events (id) where deleted_at is null and (${missing});`

/** What lists are searched for three letters of, by table. */
const searched = (...ofEvents: string[]): Readonly<Record<string, readonly string[]>> => ({
  projects: ['title_en', 'title_ka', 'description_en', 'description_ka'],
  events: ['title_en', 'title_ka', 'content_en', 'content_ka', ...ofEvents],
  contact_messages: ['name', 'email', 'message'],
  newsletter_subscriptions: ['email'],
  pictures: ['alt_en', 'alt_ka', 'name'],
  letters: ['recipient'],
})

const indexOf = ([table, columns]: [table: string, columns: readonly string[]]): string => `
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
    where e.extname = 'pg_trgm';${Object.entries(tables).map(indexOf).join('')}
    return true;
  exception when others then
    raise warning 'searches stay without indexes: %', sqlerrm;
    return false;
  end;
end $$;`

const indexSearch = (...ofEvents: string[]): readonly string[] => [
  'drop index if exists events_search_idx',
  indexing(searched(...ofEvents)),
  'select index_searches()',
]

/** An event has a time of day and a venue. */
export class SayWhenAndWhereEventsAre1795833000010 implements MigrationInterface {
  readonly name = 'SayWhenAndWhereEventsAre1795833000010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(columns)
    await runner.query(indexUntranslated(`${texts} or num_nulls(venue_en, venue_ka) = 1`))
    for (const sql of indexSearch('venue_en', 'venue_ka')) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of indexSearch()) await runner.query(sql)
    await runner.query(indexUntranslated(texts))
    await runner.query(
      'alter table events drop column starts_at, drop column ends_at, drop column venue_en, drop column venue_ka',
    )
  }
}
