import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * How many rows a list has, by what it is narrowed to. Whoever writes takes a line that nobody holds, or adds one, so that
 * writers never wait for each other: a number is the sum of its lines. Every write changes one: half of each page is left
 * free, so that it finds room beside the old one.
 */
const counts = `
create table list_counts (
  id bigint generated always as identity constraint list_counts_pkey primary key,
  list text not null,
  part text not null,
  count bigint not null,
  given numeric(18, 2) not null default 0
) with (fillfactor = 50);

create index list_counts_part_idx on list_counts (list, part);

comment on table list_counts is 'How many rows there are of a list, and of its parts: sums of the lines of the same names.';

create function keep_count(of_list text, of_part text, more bigint, more_given numeric) returns void
  language plpgsql set search_path from current as $$
begin
  update list_counts set count = count + more, given = given + more_given where id = (
    select id from list_counts where list = of_list and part = of_part limit 1 for update skip locked
  );
  if not found then
    insert into list_counts (list, part, count, given) values (of_list, of_part, more, more_given);
  end if;
end $$;`

interface CountedTable {
  table: string
  /** What a row is counted under. */
  part: string
  /** Which rows are counted. */
  counted: string
  /** What is summed up besides. */
  given: string
}

const tables: readonly CountedTable[] = [
  { table: 'projects', part: `''`, counted: 'deleted_at is null', given: '0' },
  { table: 'events', part: `''`, counted: 'deleted_at is null', given: '0' },
  { table: 'contact_messages', part: 'locale', counted: 'deleted_at is null', given: '0' },
  {
    table: 'newsletter_subscriptions',
    part: `locale || ' ' || coalesce(source, 'unknown')`,
    counted: 'true',
    given: '0',
  },
  { table: 'event_subscribers', part: 'event_id::text', counted: 'true', given: '0' },
  { table: 'person_years', part: 'year::text', counted: 'donation_count > 0', given: 'given' },
]

const triggers = ({ table, part, counted, given }: CountedTable): string => {
  const rows = (from: string, weight: number) =>
    `select ${part} as part, ${weight} as more, ${weight} * ${given}::numeric as given from ${from} where ${counted}`
  const keep = (changed: string) => `perform keep_count('${table}', part, more, given) from (
      select part, sum(more) as more, sum(given) as given from (${changed}) changed group by part
    ) sums where (more, given) <> (0, 0);`
  return `
create function count_${table}() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    ${keep(rows('added', 1))}
  elsif tg_op = 'UPDATE' then
    ${keep(`${rows('after_change', 1)} union all ${rows('before_change', -1)}`)}
  elsif tg_op = 'DELETE' then
    ${keep(rows('removed', -1))}
  else
    delete from list_counts where list = '${table}';
  end if;
  return null;
end $$;

create trigger ${table}_count_added after insert on ${table}
  referencing new table as added for each statement execute function count_${table}();
create trigger ${table}_count_changed after update on ${table}
  referencing old table as before_change new table as after_change
  for each statement execute function count_${table}();
create trigger ${table}_count_removed after delete on ${table}
  referencing old table as removed for each statement execute function count_${table}();
create trigger ${table}_forget_count after truncate on ${table}
  for each statement execute function count_${table}();`
}

/** Subscribers go with an event that is destroyed, after it: then nothing of it is left here either. */
const forgotten = `
create function forget_subscriber_count() returns trigger language plpgsql set search_path from current as $$
begin
  delete from list_counts where list = 'event_subscribers' and part in (
    select r.event_id::text from removed r where not exists (select from events e where e.id = r.event_id)
  );
  return null;
end $$;

create trigger event_subscribers_forget_destroyed after delete on event_subscribers
  referencing old table as removed for each statement execute function forget_subscriber_count();`

/** Counts what there is already; and later for a restore without triggers, and for whoever doubts. */
const derivation = `
create function rebuild_list_counts() returns integer language plpgsql set search_path from current as $$
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
end $$;

comment on function rebuild_list_counts() is
  'Derives list_counts from the lists again; answers how many of their parts it corrected.';

select rebuild_list_counts();`

export class CountLists1795305600050 implements MigrationInterface {
  readonly name = 'CountLists1795305600050'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [counts, ...tables.map(triggers), forgotten, derivation]) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table } of tables) {
      await runner.query(`
        drop trigger ${table}_forget_count on ${table};
        drop trigger ${table}_count_removed on ${table};
        drop trigger ${table}_count_changed on ${table};
        drop trigger ${table}_count_added on ${table};
        drop function count_${table}();`)
    }
    await runner.query(`
      drop trigger event_subscribers_forget_destroyed on event_subscribers;
      drop function forget_subscriber_count(), rebuild_list_counts(),
        keep_count(text, text, bigint, numeric);
      drop table list_counts;`)
  }
}
