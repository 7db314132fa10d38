import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * What whoever may not see addresses is told of donors, in tables of its own: what was given anonymously is not in them, so
 * that no list, no search, no order and no number made of them can tell of it. `open_donors` have signed a gift that is not
 * anonymous, whatever has become of it; `open_people` are called as such gifts are signed, each by their own, and who others
 * were merged into by those of all. The other two count what `person_years` and `project_donors` do. Every gift writes rows
 * anew: half of each page is left free, so that it finds room beside the old one.
 */
const tables = `
create table open_donors (
  donor_id uuid constraint open_donors_pkey primary key
    constraint open_donors_donor_id_fkey references donors (id) on delete cascade
);

create table open_people (
  person_id uuid constraint open_people_pkey primary key
    constraint open_people_person_id_fkey references people (id) on delete cascade,
  name text,
  locale text not null constraint open_people_locale_check check (locale in ('en', 'ka')),
  words tsvector not null,
  sound text not null
);

create index open_people_words_idx on open_people using gin (words);
create index open_people_sound_idx on open_people (sound);
create index open_people_name_idx on open_people ((lower(coalesce(name, '')) collate "C"), person_id);

create table open_years (
  person_id uuid not null constraint open_years_person_id_fkey references people (id) on delete cascade,
  year integer not null,
  donation_count integer not null default 0
    constraint open_years_donation_count_check check (donation_count >= 0),
  given numeric(16, 2) not null default 0 constraint open_years_given_check check (given >= 0),
  last_at timestamptz(3),
  constraint open_years_pkey primary key (person_id, year)
) with (fillfactor = 50);

create index open_years_given_idx on open_years (year, given, person_id) where donation_count > 0;
create index open_years_last_idx on open_years (year, last_at, person_id) where donation_count > 0;

create table open_project_donors (
  project_id uuid not null
    constraint open_project_donors_project_id_fkey references projects (id) on delete cascade,
  person_id uuid not null
    constraint open_project_donors_person_id_fkey references people (id) on delete cascade,
  donation_count integer not null default 0
    constraint open_project_donors_donation_count_check check (donation_count >= 0),
  constraint open_project_donors_pkey primary key (project_id, person_id)
) with (fillfactor = 50);

create index open_project_donors_person_id_idx on open_project_donors (person_id);

create index donation_entries_first_idx on donation_entries (received_at) where version = 1;`

const year = (received: string): string =>
  `extract(year from ${received} at time zone 'Asia/Tbilisi')::integer`

const isOpen = 'not anonymous and person_id is not null'

const confirmed = (table: string, weight: number): string =>
  `select project_id, person_id, amount, received_at, ${weight} as weight from ${table}
   where status = 'confirmed' and ${isOpen}`

const names = `
create function describe_open_people(wanted uuid[]) returns void
  language plpgsql set search_path from current as $$
declare
  described uuid[] = array(
    select id from people where id = any(wanted) union select root_id from people where id = any(wanted)
  );
begin
  if cardinality(described) = 0 then
    return;
  end if;
  perform from people where id = any(described) order by id for no key update;
  with signed as (
    select p.id, o.name, o.locale, row_number() over (
      partition by p.id order by o.person_id = p.id desc, o.created_at desc, o.id desc) as newest
    from people p cross join lateral (
      select p.id as member union select m.id from people m where m.root_id = p.id
    ) f
    join donors o on o.person_id = f.member join open_donors d on d.donor_id = o.id
    where p.id = any(described)
  ), told as (
    select id, (array_agg(name order by newest) filter (where name is not null))[1] as name,
      (array_agg(locale order by newest))[1] as locale,
      array_to_tsvector(words_of(string_agg(name, ' '))) as words
    from signed group by id
  ), gone as (
    delete from open_people w where w.person_id = any(described) and w.person_id not in (select id from told)
  )
  insert into open_people as w (person_id, name, locale, words, sound)
  select id, name, locale, words, sound_of(name) from told
  on conflict (person_id) do update
    set name = excluded.name, locale = excluded.locale, words = excluded.words, sound = excluded.sound
    where (w.name, w.locale, w.words) is distinct from (excluded.name, excluded.locale, excluded.words);
end $$;

create function describe_open_person() returns trigger language plpgsql set search_path from current as $$
begin
  perform describe_open_people(array[new.person_id]);
  return null;
end $$;

create trigger donors_open_described after update of name, email on donors
  for each row when ((old.name, old.email) is distinct from (new.name, new.email))
  execute function describe_open_person();`

/** Down the index of a person's gifts to the newest that counts and is not anonymous. */
const lastGift = `
create function last_open_gift_at(person uuid, of_year integer) returns timestamptz
  language sql stable set search_path from current
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
    select max(g.received_at) from people p cross join lateral (
      select d.received_at from donations d
      where d.person_id between p.id and p.id and d.status = 'confirmed' and not d.anonymous
        and (of_year = 0 or ${year('d.received_at')} = of_year)
      order by d.person_id, d.received_at desc, d.id desc limit 1
    ) g
    where p.root_id = person
  $$;`

/** People and projects are locked by what counts all gifts, which comes before it by its name. */
const counting = (changed: string): string => `
  insert into open_years (person_id, year)
  select distinct p.root_id, y.year
  from (${changed}) c join people p on p.id = c.person_id
    cross join lateral (values (0), (${year('c.received_at')})) y (year)
  order by 1, 2
  on conflict do nothing;
  update open_years t
  set donation_count = t.donation_count + c.count, given = t.given + c.given,
    last_at = case when c.went is null or c.went < t.last_at then greatest(t.last_at, c.came)
      else last_open_gift_at(t.person_id, t.year) end
  from (
    select p.root_id, y.year, sum(c.weight)::integer as count, sum(c.weight * c.amount) as given,
      max(c.received_at) filter (where c.weight = 1) as came, max(c.received_at) filter (where c.weight = -1) as went
    from (${changed}) c join people p on p.id = c.person_id
      cross join lateral (values (0), (${year('c.received_at')})) y (year)
    group by 1, 2
  ) c
  where (t.person_id, t.year) = (c.root_id, c.year)
    and ((c.count, c.given) <> (0, 0) or c.came is distinct from c.went);
  insert into open_project_donors as t (project_id, person_id, donation_count)
  select c.project_id, p.root_id, 0 from (${changed}) c join people p on p.id = c.person_id
  group by 1, 2 having sum(c.weight) <> 0 order by 1, 2
  on conflict do nothing;
  update open_project_donors t set donation_count = t.donation_count + c.count
  from (
    select c.project_id, p.root_id, sum(c.weight)::integer as count
    from (${changed}) c join people p on p.id = c.person_id group by 1, 2
  ) c
  where (t.project_id, t.person_id) = (c.project_id, c.root_id) and c.count <> 0;`

const signed = (table: string): string =>
  `select id, donor_id from ${table} where not anonymous and donor_id is not null`

const gifts = `
create function open_new_gifts() returns trigger language plpgsql set search_path from current as $$
declare
  found_now uuid[];
begin
  with known as (
    insert into open_donors select distinct donor_id from (${signed('added')}) c order by 1
    on conflict do nothing returning donor_id
  )
  select array_agg(distinct o.person_id) into found_now from known k join donors o on o.id = k.donor_id;
  if found_now is not null then
    perform describe_open_people(found_now);
  end if;
  ${counting(confirmed('added', 1))}
  return null;
end $$;

create trigger donations_open_new after insert on donations
  referencing new table as added for each statement execute function open_new_gifts();

create function open_changed_gifts() returns trigger language plpgsql set search_path from current as $$
declare
  came uuid[] = array(
    select distinct donor_id from (${signed('after_change')} except ${signed('before_change')}) c order by 1);
  went uuid[] = array(
    select distinct donor_id from (${signed('before_change')} except ${signed('after_change')}) c order by 1);
  changed uuid[];
begin
  if cardinality(came) + cardinality(went) > 0 then
    with known as (
      insert into open_donors select unnest(came) on conflict do nothing returning donor_id
    ), lost as (
      delete from open_donors o where o.donor_id = any(went) and not exists (
        select from donations d where d.donor_id = o.donor_id and not d.anonymous
      ) returning donor_id
    )
    select array_agg(distinct o.person_id) into changed
    from (select donor_id from known union select donor_id from lost) c join donors o on o.id = c.donor_id;
    if changed is not null then
      perform describe_open_people(changed);
    end if;
  end if;
  ${counting(`${confirmed('after_change', 1)} union all ${confirmed('before_change', -1)}`)}
  return null;
end $$;

create trigger donations_open_changed after update on donations
  referencing old table as before_change new table as after_change
  for each statement execute function open_changed_gifts();

create function forget_open_gifts() returns trigger language plpgsql set search_path from current as $$
begin
  delete from open_donors;
  delete from open_people;
  delete from open_years;
  delete from open_project_donors;
  return null;
end $$;

create trigger donations_open_forgotten after truncate on donations
  for each statement execute function forget_open_gifts();`

const yearsOf = (condition: string): string => `
  select p.root_id as person_id, y.year, count(*)::integer as donation_count, sum(d.amount) as given,
    max(d.received_at) as last_at
  from people p join donations d on d.person_id = p.id and d.status = 'confirmed' and not d.anonymous
    cross join lateral (values (0), (${year('d.received_at')})) y (year)
  where ${condition} group by 1, 2`

const projectsOf = (condition: string): string => `
  select d.project_id, p.root_id as person_id, count(*)::integer as donation_count
  from people p join donations d on d.person_id = p.id and d.status = 'confirmed' and not d.anonymous
  where ${condition} group by 1, 2`

const moved = (one: string, other: string): string =>
  `(select id, root_id from ${one} except select id, root_id from ${other})`

/** Merged or taken apart: what is kept of these people alone is counted again, and who was merged is called anew. */
const merging = `
create function merge_open_people() returns trigger language plpgsql set search_path from current as $$
declare
  changed uuid[] = array(
    select id from (
      ${moved('after_change', 'before_change')} union ${moved('before_change', 'after_change')}
    ) c
    union
    select root_id from (
      ${moved('after_change', 'before_change')} union ${moved('before_change', 'after_change')}
    ) c
  );
begin
  if cardinality(changed) = 0 then
    return null;
  end if;
  delete from open_years where person_id = any(changed);
  insert into open_years (person_id, year, donation_count, given, last_at) ${yearsOf('p.root_id = any(changed)')};
  delete from open_project_donors where person_id = any(changed);
  insert into open_project_donors (project_id, person_id, donation_count) ${projectsOf('p.root_id = any(changed)')};
  perform describe_open_people(changed);
  return null;
end $$;

create trigger people_open_merged after update on people
  referencing old table as before_change new table as after_change
  for each statement execute function merge_open_people();`

/** Derives what there is already; and later for a restore without triggers, and for whoever doubts. */
const derivation = `
create function rebuild_open_people() returns integer language plpgsql set search_path from current as $$
declare
  corrected integer;
begin
  lock table donations in share row exclusive mode;
  delete from open_donors o where not exists (
    select from donations d where d.donor_id = o.donor_id and not d.anonymous
  );
  insert into open_donors
  select distinct donor_id from donations where not anonymous and donor_id is not null
  on conflict do nothing;
  delete from open_people;
  perform describe_open_people(array(
    select distinct o.person_id from open_donors d join donors o on o.id = d.donor_id where o.person_id is not null
  ));
  with ledger as (${yearsOf('true')}), emptied as (
    delete from open_years t
    where not exists (select from ledger l where (l.person_id, l.year) = (t.person_id, t.year))
    returning t.donation_count
  ), written as (
    insert into open_years (person_id, year, donation_count, given, last_at)
    select person_id, year, donation_count, given, last_at from ledger
    on conflict (person_id, year) do update
      set donation_count = excluded.donation_count, given = excluded.given, last_at = excluded.last_at
      where (open_years.donation_count, open_years.given, open_years.last_at)
        is distinct from (excluded.donation_count, excluded.given, excluded.last_at)
    returning 1
  )
  select (select count(*) from emptied where donation_count <> 0) + (select count(*) from written) into corrected;
  delete from open_project_donors;
  insert into open_project_donors (project_id, person_id, donation_count) ${projectsOf('true')};
  return corrected;
end $$;

comment on function rebuild_open_people() is
  'Derives from the ledger again who gave openly, and what; answers how many years of people it corrected.';

select rebuild_open_people();`

interface CountedTable {
  table: string
  /** What a row is counted under. */
  part: string
  /** Which rows are counted. */
  counted: string
  /** What is summed up besides. */
  given: string
}

/** Of the donors of a project their gifts are summed up. */
const openLists: readonly CountedTable[] = [
  { table: 'open_years', part: 'year::text', counted: 'donation_count > 0', given: 'given' },
  {
    table: 'open_project_donors',
    part: 'project_id::text',
    counted: 'donation_count > 0',
    given: 'donation_count',
  },
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

/** As \`1795305600050-count-lists.ts\` has made them. */
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
]

const rebuildLists = (lists: readonly CountedTable[]): string => `
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

export class KnowWhoGaveOpenly1795478400030 implements MigrationInterface {
  readonly name = 'KnowWhoGaveOpenly1795478400030'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('lock table donors, donations in share row exclusive mode')
    for (const sql of [tables, names, lastGift, gifts, merging, ...openLists.map(triggers)]) {
      await runner.query(sql)
    }
    await runner.query(derivation)
    await runner.query(rebuildLists([...listsBefore, ...openLists]))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('lock table donors, donations in share row exclusive mode')
    await runner.query(rebuildLists(listsBefore))
    await runner.query(`
      drop index donation_entries_first_idx;
      drop trigger people_open_merged on people;
      drop trigger donations_open_forgotten on donations;
      drop trigger donations_open_changed on donations;
      drop trigger donations_open_new on donations;
      drop trigger donors_open_described on donors;
      drop table open_project_donors, open_years, open_people, open_donors;
      drop function rebuild_open_people(), merge_open_people(), forget_open_gifts(), open_changed_gifts(),
        open_new_gifts(), last_open_gift_at(uuid, integer), describe_open_person(), describe_open_people(uuid[]),
        ${openLists.map(({ table }) => `count_${table}()`).join(', ')};
      delete from list_counts where list in (${openLists.map(({ table }) => `'${table}'`).join(', ')});`)
  }
}
