import type { MigrationInterface, QueryRunner } from 'typeorm'

interface CountedTable {
  table: string
  /** What a row is counted under. */
  part: string
  /** Which rows are counted. */
  counted: string
  /** What is summed up besides. */
  given: string
}

const kept = { part: `''`, counted: 'deleted_at is null', given: '0' }

const pictures: CountedTable = { table: 'pictures', ...kept }

/** All that is counted besides. */
const others: readonly CountedTable[] = [
  { table: 'projects', ...kept },
  { table: 'events', ...kept },
  { table: 'contact_messages', ...kept, part: 'locale' },
  {
    table: 'newsletter_subscriptions',
    part: `locale || ' ' || coalesce(source, 'unknown')`,
    counted: 'true',
    given: '0',
  },
  { table: 'event_subscribers', part: 'event_id::text', counted: 'true', given: '0' },
  { table: 'person_years', part: 'year::text', counted: 'donation_count > 0', given: 'given' },
]

const rows = (from: string, weight: number): string =>
  `select ${weight} as more from ${from} where deleted_at is null`

const keep = (changed: string): string => `
    perform keep_count('pictures', '', more, 0) from (select sum(more) as more from (${changed}) changed) sums
    where more <> 0;`

/** As other lists are counted. */
const counting = `
create function count_pictures() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    ${keep(rows('added', 1))}
  elsif tg_op = 'UPDATE' then
    ${keep(`${rows('after_change', 1)} union all ${rows('before_change', -1)}`)}
  elsif tg_op = 'DELETE' then
    ${keep(rows('removed', -1))}
  else
    delete from list_counts where list = 'pictures';
  end if;
  return null;
end $$;

create trigger pictures_count_added after insert on pictures
  referencing new table as added for each statement execute function count_pictures();
create trigger pictures_count_changed after update on pictures
  referencing old table as before_change new table as after_change
  for each statement execute function count_pictures();
create trigger pictures_count_removed after delete on pictures
  referencing old table as removed for each statement execute function count_pictures();
create trigger pictures_forget_count after truncate on pictures
  for each statement execute function count_pictures();`

const derivation = (tables: readonly CountedTable[]): string => `
create or replace function rebuild_list_counts() returns integer language plpgsql set search_path from current as $$
declare
  corrected integer;
begin
  lock table ${tables.map(({ table }) => table).join(', ')} in share row exclusive mode;
  with stood as (
    select list, part, sum(count) as count, sum(given) as given from list_counts group by 1, 2
  ), stands as (
    ${tables
      .map(
        ({ table, part, counted, given }) =>
          `select '${table}' as list, ${part} as part, count(*) as count, sum(${given}::numeric) as given
    from ${table} where ${counted} group by 2`,
      )
      .join('\n    union all\n    ')}
  ), wrong as (
    select list, part, coalesce(n.count, 0) - coalesce(o.count, 0) as more,
      coalesce(n.given, 0) - coalesce(o.given, 0) as given
    from stood o full join stands n using (list, part)
    where (coalesce(n.count, 0), coalesce(n.given, 0)) <> (coalesce(o.count, 0), coalesce(o.given, 0))
  )
  insert into list_counts (list, part, count, given) select list, part, more, given from wrong;
  get diagnostics corrected = row_count;
  return corrected;
end $$;`

/** A page is a range of an index, in whatever order and narrowed to whatever. */
const indexes: Record<string, string> = {
  pictures_listed_idx: 'pictures (id) where deleted_at is null',
  pictures_name_idx: `pictures ((lower(coalesce(name, '')) collate "C"), id) where deleted_at is null`,
  pictures_unused_idx: 'pictures (id) where use_count = 0 and deleted_at is null',
  pictures_used_idx: 'pictures (id) where use_count > 0 and deleted_at is null',
  pictures_undescribed_idx: 'pictures (id) where num_nulls(alt_en, alt_ka) > 0 and deleted_at is null',
}

const searched: Readonly<Record<string, readonly string[]>> = {
  projects: ['title_en', 'title_ka', 'description_en', 'description_ka'],
  events: ['title_en', 'title_ka', 'content_en', 'content_ka'],
  contact_messages: ['name', 'email', 'message'],
  newsletter_subscriptions: ['email'],
}

const searchedWithPictures = { ...searched, pictures: ['alt_en', 'alt_ka', 'name'] }

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

export class ListPictures1795478400021 implements MigrationInterface {
  readonly name = 'ListPictures1795478400021'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(counting)
    await runner.query(derivation([...others, pictures]))
    await runner.query('select rebuild_list_counts()')
    for (const [name, shape] of Object.entries(indexes)) {
      await runner.query(`create index ${name} on ${shape}`)
    }
    await runner.query(indexing(searchedWithPictures))
    await runner.query('select index_searches()')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index if exists pictures_search_idx')
    await runner.query(indexing(searched))
    await runner.query(`drop index ${Object.keys(indexes).join(', ')}`)
    await runner.query(derivation(others))
    await runner.query(`
      drop trigger pictures_forget_count on pictures;
      drop trigger pictures_count_removed on pictures;
      drop trigger pictures_count_changed on pictures;
      drop trigger pictures_count_added on pictures;
      drop function count_pictures();
      delete from list_counts where list = 'pictures';`)
  }
}
