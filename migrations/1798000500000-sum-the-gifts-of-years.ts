import type { MigrationInterface, QueryRunner } from 'typeorm'

interface CountedTable {
  table: string
  /** What a row is counted under. */
  part: string
  /** Which rows are counted. */
  counted: string
  /** What is summed up besides. */
  given: string
  /** As how many a row counts. */
  weight?: string
}

/** What everybody gave in a year, and by how many gifts: sums over months of projects grow with both. */
const months: CountedTable = {
  table: 'project_months',
  part: `extract(year from month)::integer::text`,
  counted: 'donation_count > 0',
  given: 'raised',
  weight: 'donation_count',
}

const pictures: CountedTable = { table: 'pictures', part: `''`, counted: 'deleted_at is null', given: '0' }

/** As `1795478400030-know-who-gave-openly.ts` has left them: it forgot the pictures. */
const listsBefore: readonly CountedTable[] = [
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
  { table: 'open_years', part: 'year::text', counted: 'donation_count > 0', given: 'given' },
  {
    table: 'open_project_donors',
    part: 'project_id::text',
    counted: 'donation_count > 0',
    given: 'donation_count',
  },
]

const triggers = ({ table, part, counted, given, weight = '1' }: CountedTable): string => {
  const rows = (from: string, sign: number): string =>
    `select ${part} as part, ${sign} * ${weight} as more, ${sign} * ${given}::numeric as given from ${from} where ${counted}`
  const keep = (changed: string): string => `perform keep_count('${table}', part, more, given) from (
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

const derivation = (lists: readonly CountedTable[]): string => `
create or replace function rebuild_list_counts() returns integer language plpgsql set search_path from current as $$
declare
  corrected integer;
begin
  lock table ${lists.map(({ table }) => table).join(', ')} in share row exclusive mode;
  with stood as (
    select list, part, sum(count) as count, sum(given) as given from list_counts group by 1, 2
  ), stands as (
    ${lists
      .map(
        ({ table, part, counted, given, weight = '1' }) =>
          `select '${table}' as list, ${part} as part, sum(${weight}) as count, sum(${given}::numeric) as given
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

/**
 * Of one list alone, as `rebuild_list_counts()` does of all: nobody who writes or subscribes waits meanwhile. Whoever gives does, as each
 * gift is counted in its month, from the triggers on to the end of the transaction; months and pictures are few.
 */
const corrected = ({ table, part, counted, given, weight = '1' }: CountedTable): string => `
lock table ${table} in share row exclusive mode;
with stood as (
  select part, sum(count) as count, sum(given) as given from list_counts where list = '${table}' group by 1
), stands as (
  select ${part} as part, sum(${weight}) as count, sum(${given}::numeric) as given from ${table} where ${counted} group by 1
)
insert into list_counts (list, part, count, given)
select '${table}', part, coalesce(n.count, 0) - coalesce(o.count, 0), coalesce(n.given, 0) - coalesce(o.given, 0)
from stood o full join stands n using (part)
where (coalesce(n.count, 0), coalesce(n.given, 0)) <> (coalesce(o.count, 0), coalesce(o.given, 0));`

export class SumTheGiftsOfYears1798000500000 implements MigrationInterface {
  readonly name = 'SumTheGiftsOfYears1798000500000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(triggers(months))
    await runner.query(derivation([...listsBefore, pictures, months]))
    for (const list of [pictures, months]) await runner.query(corrected(list))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(derivation(listsBefore))
    await runner.query(`
      drop trigger project_months_forget_count on project_months;
      drop trigger project_months_count_removed on project_months;
      drop trigger project_months_count_changed on project_months;
      drop trigger project_months_count_added on project_months;
      drop function count_project_months();
      delete from list_counts where list = 'project_months';`)
  }
}
