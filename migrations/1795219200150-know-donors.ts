import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A person is whoever gives one email, or where there is none one name. Who was merged into somebody keeps a line, so that
 * it can be taken apart again; \`root_id\` is whom their gifts count for.
 */
const tables = `
create table people (
  id uuid constraint people_pkey primary key,
  fingerprint bytea not null constraint people_fingerprint_key unique,
  name text,
  email text,
  locale text not null constraint people_locale_check check (locale in ('en', 'ka')),
  words tsvector not null,
  sound text not null,
  root_id uuid not null constraint people_root_id_fkey references people (id) on delete restrict,
  merged_into uuid constraint people_merged_into_fkey references people (id) on delete restrict,
  merged_by uuid constraint people_merged_by_fkey references users (id) on delete set null,
  merged_at timestamptz,
  created_at timestamptz not null default now(),
  constraint people_merged_check check ((merged_into is null) = (root_id = id) and (merged_into is null) = (merged_at is null))
);

create index people_words_idx on people using gin (words);
create index people_sound_idx on people (sound) where root_id = id;
create index people_name_idx on people ((lower(coalesce(name, email, '')) collate "C"), id);
create index people_root_id_idx on people (root_id);
create index people_merged_into_idx on people (merged_into);
create index people_merged_by_idx on people (merged_by);

create table person_years (
  person_id uuid not null constraint person_years_person_id_fkey references people (id) on delete cascade,
  year integer not null,
  donation_count integer not null default 0,
  anonymous_count integer not null default 0
    constraint person_years_anonymous_count_check check (anonymous_count between 0 and donation_count),
  given numeric(16, 2) not null default 0 constraint person_years_given_check check (given >= 0),
  last_at timestamptz(3),
  constraint person_years_pkey primary key (person_id, year)
) with (fillfactor = 50);

create index person_years_given_idx on person_years (year, given, person_id) where donation_count > 0;
create index person_years_last_idx on person_years (year, last_at, person_id) where donation_count > 0;

create table people_apart (
  one_id uuid not null constraint people_apart_one_id_fkey references people (id) on delete cascade,
  other_id uuid not null constraint people_apart_other_id_fkey references people (id) on delete cascade,
  told_by uuid constraint people_apart_told_by_fkey references users (id) on delete set null,
  told_at timestamptz not null default now(),
  constraint people_apart_pkey primary key (one_id, other_id),
  constraint people_apart_order_check check (one_id < other_id)
);

create index people_apart_other_id_idx on people_apart (other_id);
create index people_apart_told_by_idx on people_apart (told_by);

create table donor_notes (
  id uuid constraint donor_notes_pkey primary key,
  person_id uuid not null constraint donor_notes_person_id_fkey references people (id) on delete cascade,
  text text not null constraint donor_notes_text_check check (char_length(text) between 1 and 2000),
  written_by uuid constraint donor_notes_written_by_fkey references users (id) on delete set null,
  written_at timestamptz not null default now()
);

create index donor_notes_person_id_idx on donor_notes (person_id, id);
create index donor_notes_written_by_idx on donor_notes (written_by);

alter table donors
  add column person_id uuid constraint donors_person_id_fkey references people (id) on delete restrict;
create index donors_person_id_idx on donors (person_id);

alter table donations
  add column person_id uuid constraint donations_person_id_fkey references people (id) on delete restrict;`

/** Made once the gifts there are have been written. */
const giftIndex = `
create index donations_person_id_idx on donations (person_id, received_at desc, id desc)
  where person_id is not null;`

/** A quoted text of SQL. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

const capitals = 'ᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰ'
const letters = 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'

/** Those that become two letters are written first. */
const pairs: readonly (readonly [string, string])[] = [
  ['ჟ', 'zh'],
  ['ღ', 'gh'],
  ['შ', 'sh'],
  ['ჩ', 'ch'],
  ['ჭ', 'ch'],
  ['ც', 'ts'],
  ['წ', 'ts'],
  ['ძ', 'dz'],
  ['ხ', 'kh'],
]

const fold = (start: string, changes: readonly (readonly [string, string])[]): string =>
  changes.reduce((sql, [from, to]) => `replace(${sql}, ${quoted(from)}, ${quoted(to)})`, start)

/** Marks over letters, and whatever is written for the apostrophe of the national romanization. */
const marks = `[\\u0300-\\u036f''’‘ʼʻ\`´ʹ"]`

const plain = `regexp_replace(
    translate(lower(normalize(given, NFKD)), ${quoted(capitals)}, ${quoted(letters)}), '${marks}', '', 'g')`

const latin = `translate(${fold(plain, pairs)}, 'აბგდევზთიკლმნოპრსტუფქყჯჰ', 'abgdevztiklmnoprstupkqjh')`

/**
 * One letter for each sound that people write in several ways, \`gh\` and \`g\`, \`ts\` and \`c\`; 1 and 2 stand for those
 * that mean two, the English \`c\` and the \`w\`.
 */
const sounds = `regexp_replace(translate(${fold(`(${latin})`, [
  ['tch', 'C'],
  ['ch', 'C'],
  ['sh', 'S'],
  ['dzh', 'j'],
  ['zh', 'j'],
  ['dj', 'j'],
  ['dz', 'z'],
  ['kh', 'h'],
  ['gh', 'g'],
  ['ph', 'p'],
  ['th', 't'],
  ['ck', 'k'],
  ['c', '§'],
  ['ts', 'c'],
  ['tz', 'c'],
])}, '§wqxfy', '12khpi'), '([a-zA-Z])\\1+', '\\1', 'g')`

/** `sounds_of\` is the same whichever of the two scripts a name is written in, and however carelessly in Latin letters. */
const search = `
create function sounds_of(given text) returns text
  language sql immutable parallel safe as $$ select ${sounds} $$;

create function words_of(given text) returns text[]
  language sql immutable parallel safe as $$
    select coalesce(array_agg(distinct replace(replace(word, '1', meant.c), '2', meant.w)), '{}')
    from regexp_split_to_table(sounds_of(coalesce(given, '')), '[\\s!-/:-@[-\`{-~]+') word,
      (values ('c', 'v'), ('k', 'v'), ('c', 'c'), ('k', 'c')) meant (c, w)
    where word <> ''
  $$;

create function sound_of(name text) returns text
  language sql immutable parallel safe as $$
    select coalesce(string_agg(distinct translate(word, '12', 'cv'), ' '), '')
    from regexp_split_to_table(sounds_of(coalesce(name, '')), '[\\s!-/:-@[-\`{-~]+') word where word <> ''
  $$;

create function people_called(searched text) returns tsquery
  language sql immutable parallel safe as $$
    select string_agg('(' || begun.alternatives || ')', ' & ' order by place)::tsquery
    from regexp_split_to_table(searched, '[\\s!-&(-/:-@[-_{-~]+') with ordinality given (word, place)
    cross join lateral (
      select string_agg(distinct '''' || each || ''':*', ' | ') as alternatives
      from (values (''), ('h'), ('s'), ('z'), ('j'), ('k'), ('ch')) ending (letters),
        unnest(words_of(word || letters)) each
      where letters = ''
        or word ~* '[a-z]$' and char_length(sounds_of(word || letters)) = char_length(sounds_of(word))
    ) begun
    where begun.alternatives is not null
  $$;

comment on function people_called(text) is
  'Finds who is called by words that begin so, in either script. What is typed of a letter that is written as two may be the first of these.';`

/** Every function remembers the schema it was made in: a restore runs with an empty search path. */
const finding = `
create function describe_people(wanted uuid[]) returns void language sql set search_path from current as $$
  update people p
  set name = o.name, email = o.email, locale = o.locale, words = o.words, sound = sound_of(o.name)
  from (
    select d.person_id, (array_agg(d.name order by newest desc) filter (where d.name is not null))[1] as name,
      (array_agg(d.email order by newest desc) filter (where d.email is not null))[1] as email,
      (array_agg(d.locale order by newest desc))[1] as locale,
      array_to_tsvector(words_of(string_agg(d.name, ' ')) || words_of(string_agg(d.email, ' '))) as words
    from (
      select person_id, name, email, locale, row_number() over (order by created_at, id) as newest
      from donors where person_id = any(wanted)
    ) d group by 1
  ) o
  where p.id = o.person_id
$$;

create function find_person() returns trigger
  language plpgsql set search_path from current set enable_seqscan = off as $$
declare
  print bytea = donor_person(new.email_key, new.name);
  fresh uuid = gen_random_uuid();
  called tsvector;
  sounding text;
begin
  -- Who gives neither is refused by a rule of donors.
  if print is null then
    return new;
  end if;
  select id into new.person_id from people where fingerprint = print;
  if new.person_id is null then
    -- Apart from the statement, which would else be planned anew with all that is in these functions.
    called = array_to_tsvector(words_of(new.name) || words_of(new.email));
    sounding = sound_of(new.name);
    insert into people as p (id, fingerprint, name, email, locale, words, sound, root_id)
    values (fresh, print, new.name, new.email, new.locale, called, sounding, fresh)
    on conflict (fingerprint) do update set fingerprint = excluded.fingerprint
    returning p.id into new.person_id;
  end if;
  return new;
end $$;

create trigger donors_find_person before insert on donors for each row execute function find_person();

create function describe_person() returns trigger language plpgsql set search_path from current as $$
begin
  perform describe_people(array[new.person_id]);
  return null;
end $$;

create trigger donors_describe_person after update of name, email on donors
  for each row when ((old.name, old.email) is distinct from (new.name, new.email))
  execute function describe_person();

create function name_giver() returns trigger language plpgsql set search_path from current as $$
begin
  new.person_id = (select person_id from donors where id = new.donor_id);
  return new;
end $$;

create trigger donations_name_giver before insert or update of donor_id on donations
  for each row execute function name_giver();

create function find_people() returns void language plpgsql set search_path from current as $$
declare
  found_now uuid[];
begin
  insert into people (id, fingerprint, locale, words, sound, root_id)
  select id, print, locale, '', '', id from (
    select distinct on (donor_person(email_key, name)) gen_random_uuid() as id, locale,
      donor_person(email_key, name) as print
    from donors where person_id is null
  ) fresh
  on conflict (fingerprint) do nothing;
  with known as (
    update donors o set person_id = p.id from people p
    where o.person_id is null and p.fingerprint = donor_person(o.email_key, o.name)
    returning p.id
  )
  select array_agg(distinct id) into found_now from known;
  perform describe_people(found_now);
  if exists (select from donations where donor_id is not null and person_id is null) then
    alter table donations disable trigger user;
    update donations d set person_id = o.person_id from donors o
    where o.id = d.donor_id and d.person_id is null;
    alter table donations enable trigger user;
  end if;
end $$;`

const year = (received: string): string =>
  `extract(year from ${received} at time zone 'Asia/Tbilisi')::integer`

/**
 * Gifts and merges exclude each other, whatever else they lock: a gift finds whom it counts for, and that stays so until
 * it is counted. Any number of gifts go on side by side.
 */
const holding = `
create function hold_people() returns void language sql set search_path from current as $$
  select pg_advisory_xact_lock(hashtext('people'))
$$;

create function keep_people() returns trigger language plpgsql set search_path from current as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('people'));
  return null;
end $$;

create trigger donations_keep_people before insert or update on donations
  for each statement execute function keep_people();
create trigger donation_entries_keep_people before insert on donation_entries
  for each statement execute function keep_people();`

const changes = (columns: string) => {
  const rows = (table: string, weight: number): string =>
    `select ${columns}, ${weight} as weight from ${table} where status = 'confirmed'`
  return {
    added: rows('added', 1),
    changed: `${rows('after_change', 1)} union all ${rows('before_change', -1)}`,
  }
}

/**
 * People are locked in one order for all, after the lines of their projects. Who is called as nobody has called them
 * before is called so from then on.
 */
const count = (name: string, changed: string): string => `
create function ${name}() returns trigger language plpgsql set search_path from current as $$
begin
  perform from people
    where id in (select p.root_id from (${changed}) c join people p on p.id = c.person_id)
    order by id for no key update;
  update people p
  set name = coalesce(o.name, p.name), email = coalesce(o.email, p.email), locale = o.locale,
    words = p.words || array_to_tsvector(o.words), sound = sound_of(coalesce(o.name, p.name))
  from (
    select distinct on (o.person_id) o.person_id, o.name, o.email, o.locale, words_of(o.name) as words
    from (${changed}) c join donors o on o.id = c.donor_id join people p on p.id = o.person_id
    where c.weight = 1 and o.name is distinct from p.name
    order by o.person_id, o.created_at desc, o.id desc
  ) o
  where p.id = o.person_id and not tsvector_to_array(p.words) @> o.words;
  insert into person_years (person_id, year)
  select distinct p.root_id, y.year
  from (${changed}) c join people p on p.id = c.person_id
    cross join lateral (values (0), (${year('c.received_at')})) y (year)
  order by 1, 2
  on conflict do nothing;
  update person_years t
  set donation_count = t.donation_count + c.count, anonymous_count = t.anonymous_count + c.anonymous,
    given = t.given + c.given,
    last_at = case when c.went is null or c.went < t.last_at then greatest(t.last_at, c.came)
      else last_gift_at(t.person_id, t.year) end
  from (
    select p.root_id, y.year, sum(c.weight)::integer as count,
      sum(c.weight * c.anonymous::integer)::integer as anonymous, sum(c.weight * c.amount) as given,
      max(c.received_at) filter (where c.weight = 1) as came, max(c.received_at) filter (where c.weight = -1) as went
    from (${changed}) c join people p on p.id = c.person_id
      cross join lateral (values (0), (${year('c.received_at')})) y (year)
    group by 1, 2
  ) c
  where (t.person_id, t.year) = (c.root_id, c.year)
    and ((c.count, c.anonymous, c.given) <> (0, 0, 0) or c.came is distinct from c.went);
  return null;
end $$;`

const ofPeople = changes('person_id, donor_id, anonymous, amount, received_at')

const ledger = (condition: string): string => `
  select p.root_id as person_id, y.year, count(*)::integer as donation_count,
    (count(*) filter (where d.anonymous))::integer as anonymous_count, sum(d.amount) as given,
    max(d.received_at) as last_at
  from people p join donations d on d.person_id = p.id and d.status = 'confirmed'
    cross join lateral (values (0), (${year('d.received_at')})) y (year)
  where ${condition} group by 1, 2`

const totals = `
create function last_gift_at(person uuid, of_year integer) returns timestamptz
  language sql stable set search_path from current as $$
    select max(d.received_at) from people p join donations d on d.person_id = p.id and d.status = 'confirmed'
    where p.root_id = person and (of_year = 0 or ${year('d.received_at')} = of_year)
  $$;
${count('count_new_people', ofPeople.added)}
create trigger donations_count_new_people after insert on donations
  referencing new table as added for each statement execute function count_new_people();
${count('count_changed_people', ofPeople.changed)}
create trigger donations_count_changed_people after update on donations
  referencing old table as before_change new table as after_change
  for each statement execute function count_changed_people();

create function forget_person_years() returns trigger language plpgsql set search_path from current as $$
begin
  delete from person_years;
  return null;
end $$;

create trigger donations_forget_people after truncate on donations
  for each statement execute function forget_person_years();

create function rebuild_people() returns integer language plpgsql set search_path from current as $$
declare
  corrected integer;
begin
  lock table donations in share row exclusive mode;
  perform find_people();
  with ledger as (${ledger('true')}), emptied as (
    delete from person_years t
    where not exists (select from ledger l where (l.person_id, l.year) = (t.person_id, t.year))
    returning t.donation_count
  ), written as (
    insert into person_years (person_id, year, donation_count, anonymous_count, given, last_at)
    select person_id, year, donation_count, anonymous_count, given, last_at from ledger
    on conflict (person_id, year) do update
      set donation_count = excluded.donation_count, anonymous_count = excluded.anonymous_count,
        given = excluded.given, last_at = excluded.last_at
      where (person_years.donation_count, person_years.anonymous_count, person_years.given, person_years.last_at)
        is distinct from (excluded.donation_count, excluded.anonymous_count, excluded.given, excluded.last_at)
    returning 1
  )
  select (select count(*) from emptied where donation_count <> 0) + (select count(*) from written) into corrected;
  return corrected;
end $$;

comment on function rebuild_people() is
  'Finds who gave where nobody has, and derives person_years from the ledger again; answers how many years of people it corrected.';`

/** Where a project's people are counted, whoever was merged is one. */
const countOfProject = (name: string, changed: string): string => `
create or replace function ${name}() returns trigger language plpgsql set search_path from current as $$
begin
  perform from project_totals
    where project_id in (select project_id from (${changed}) c)
    order by project_id for update;
  insert into project_donors (project_id, person)
  select distinct c.project_id, r.fingerprint
  from (${changed}) c join people p on p.id = c.person_id join people r on r.id = p.root_id order by 1, 2
  on conflict do nothing;
  with change as (
    select c.project_id, r.fingerprint as person, sum(c.weight)::int as weight
    from (${changed}) c left join people p on p.id = c.person_id left join people r on r.id = p.root_id
    group by 1, 2 having sum(c.weight) <> 0
  ), counted as (
    update project_donors p set donation_count = p.donation_count + change.weight
    from change where (p.project_id, p.person) = (change.project_id, change.person)
    returning p.project_id, 0 as unsigned,
      (p.donation_count > 0)::int - (p.donation_count > change.weight)::int as arrived
  ), news as (
    select project_id, unsigned, arrived from counted
    union all
    select project_id, weight, 0 from change where person is null
  )
  update project_totals t
  set donor_count = t.donor_count + sums.arrived, unsigned_count = t.unsigned_count + sums.unsigned
  from (
    select project_id, sum(arrived)::int as arrived, sum(unsigned)::int as unsigned from news group by 1
  ) sums
  where t.project_id = sums.project_id and (sums.arrived, sums.unsigned) <> (0, 0);
  return null;
end $$;`

const ofProjects = changes('project_id, person_id')

const rebuildProjects = (ledgerOfPeople: string, first = ''): string => `
create or replace function rebuild_project_donors() returns integer language plpgsql set search_path from current as $$
declare
  corrected integer;
begin
  lock table donations in share row exclusive mode;
  ${first}
  delete from project_donors;
  insert into project_donors (project_id, person, donation_count) ${ledgerOfPeople};
  with ledger as (
    select p.id, (select count(*) from project_donors where project_id = p.id) as donors,
      (select count(*) from donations
       where project_id = p.id and status = 'confirmed' and donor_id is null) as unsigned
    from projects p
  )
  update project_totals t set donor_count = l.donors, unsigned_count = l.unsigned
  from ledger l
  where t.project_id = l.id and (t.donor_count, t.unsigned_count) <> (l.donors, l.unsigned);
  get diagnostics corrected = row_count;
  return corrected;
end $$;`

const projects = `
${countOfProject('count_new_donors', ofProjects.added)}
${countOfProject('count_changed_donors', ofProjects.changed)}
${rebuildProjects(
  `
  select d.project_id, r.fingerprint, count(*)
  from donations d join people p on p.id = d.person_id join people r on r.id = p.root_id
  where d.status = 'confirmed' group by 1, 2`,
  'perform find_people();',
)}`

/** Merged or taken apart: what is kept of the gifts of these people alone is counted again. */
const merging = `
create function merge_counts() returns trigger language plpgsql set search_path from current as $$
declare
  roots uuid[] = array(
    select n.root_id from after_change n join before_change o using (id) where n.root_id <> o.root_id
    union
    select o.root_id from after_change n join before_change o using (id) where n.root_id <> o.root_id
  );
  prints bytea[] = array(select fingerprint from people where id = any(roots));
begin
  if cardinality(roots) = 0 then
    return null;
  end if;
  delete from person_years where person_id = any(roots);
  insert into person_years (person_id, year, donation_count, anonymous_count, given, last_at)
  ${ledger('p.root_id = any(roots)')};
  perform from project_totals
    where project_id in (
      select d.project_id from donations d join people p on p.id = d.person_id where p.root_id = any(roots))
    order by project_id for update;
  insert into project_donors (project_id, person)
  select distinct d.project_id, r.fingerprint
  from people p join people r on r.id = p.root_id join donations d on d.person_id = p.id
  where p.root_id = any(roots) and d.status = 'confirmed' order by 1, 2
  on conflict do nothing;
  with stood as (
    select project_id, person, donation_count from project_donors where person = any(prints)
  ), stands as (
    select d.project_id, r.fingerprint as person, count(*)::integer as donation_count
    from people p join people r on r.id = p.root_id join donations d on d.person_id = p.id
    where p.root_id = any(roots) and d.status = 'confirmed' group by 1, 2
  ), counted as (
    update project_donors p set donation_count = coalesce(n.donation_count, 0)
    from stood o left join stands n using (project_id, person)
    where (p.project_id, p.person) = (o.project_id, o.person)
    returning p.project_id, (p.donation_count > 0)::integer - (o.donation_count > 0)::integer as arrived
  )
  update project_totals t set donor_count = t.donor_count + sums.arrived
  from (select project_id, sum(arrived)::integer as arrived from counted group by 1) sums
  where t.project_id = sums.project_id and sums.arrived <> 0;
  return null;
end $$;

create trigger people_merge_counts after update on people
  referencing old table as before_change new table as after_change
  for each statement execute function merge_counts();`

/** As they were, for whoever goes back. */
const projectsBefore = (() => {
  const confirmed = (rows: string, weight: number): string =>
    `select project_id, donor_id, ${weight} as weight from ${rows} where status = 'confirmed'`
  const before = (name: string, changed: string): string =>
    countOfProject(name, changed)
      .replaceAll(
        `left join people p on p.id = c.person_id left join people r on r.id = p.root_id`,
        'left join donors o on o.id = c.donor_id',
      )
      .replaceAll(
        `join people p on p.id = c.person_id join people r on r.id = p.root_id`,
        'join donors o on o.id = c.donor_id',
      )
      .replaceAll('r.fingerprint', 'donor_person(o.email_key, o.name)')
  return [
    before('count_new_donors', confirmed('added', 1)),
    before(
      'count_changed_donors',
      `${confirmed('after_change', 1)} union all ${confirmed('before_change', -1)}`,
    ),
    rebuildProjects(`
  select d.project_id, donor_person(o.email_key, o.name), count(*)
  from donations d join donors o on o.id = d.donor_id where d.status = 'confirmed' group by 1, 2`),
  ]
})()

export class KnowDonors1795219200150 implements MigrationInterface {
  readonly name = 'KnowDonors1795219200150'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('lock table donors, donations in share row exclusive mode')
    for (const sql of [tables, search, finding]) await runner.query(sql)
    await runner.query('select find_people()')
    for (const sql of [giftIndex, holding, totals, projects, merging]) await runner.query(sql)
    await runner.query('select rebuild_people()')
  }

  /** People who were merged are counted apart again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('lock table donors, donations in share row exclusive mode')
    await runner.query(`
      drop trigger donations_forget_people on donations;
      drop trigger donations_count_changed_people on donations;
      drop trigger donations_count_new_people on donations;
      drop trigger donation_entries_keep_people on donation_entries;
      drop trigger donations_keep_people on donations;
      drop trigger donations_name_giver on donations;
      drop trigger donors_describe_person on donors;
      drop trigger donors_find_person on donors;`)
    for (const sql of projectsBefore) await runner.query(sql)
    await runner.query('select rebuild_project_donors()')
    await runner.query(`
      alter table donations drop column person_id;
      alter table donors drop column person_id;
      drop table donor_notes, people_apart, person_years, people;
      drop function merge_counts(), rebuild_people(), forget_person_years(), count_changed_people(),
        count_new_people(), last_gift_at(uuid, integer), keep_people(), hold_people(), find_people(), name_giver(),
        describe_person(), find_person(), describe_people(uuid[]), people_called(text), sound_of(text),
        words_of(text), sounds_of(text);`)
  }
}
