import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Who may be thanked by name on the site. Donors say so of a gift, on its pledge; the team writes down who has told it so,
 * of all their gifts. `contributors` follows from both and from the ledger: what those gifts come to that count and that
 * nobody gave anonymously, and the name that the newest of them is signed with.
 */
const tables = `
alter table pledges
  add column thanked boolean not null default false,
  add constraint pledges_thanked_check check (not (thanked and anonymous));

create table donor_thanks (
  person_id uuid constraint donor_thanks_pkey primary key
    constraint donor_thanks_person_id_fkey references people (id) on delete cascade,
  told_by uuid not null,
  told_at timestamptz not null
);

select keep_trail_of('donor_thanks', false, keys => '{person_id}');

create table contributors (
  person_id uuid constraint contributors_pkey primary key
    constraint contributors_person_id_fkey references people (id) on delete cascade,
  name text not null,
  given numeric(16, 2) not null constraint contributors_given_check check (given > 0)
) with (fillfactor = 50);

create index contributors_given_idx on contributors (given desc, person_id);

create trigger contributors_raise_content_revision after insert or update or delete or truncate on contributors
  for each statement execute function raise_content_revision();`

/** From how many lari on somebody is thanked in which tier. */
const tiers = `
alter table charity
  add column silver_from numeric(12, 2) not null default 100
    constraint charity_silver_from_check check (silver_from between 1 and 10000000),
  add column golden_from numeric(12, 2) not null default 500
    constraint charity_golden_from_check check (golden_from between 1 and 10000000),
  add column platinum_from numeric(12, 2) not null default 2000
    constraint charity_platinum_from_check check (platinum_from between 1 and 10000000),
  add constraint charity_golden_above_check check (golden_from > silver_from),
  add constraint charity_platinum_above_check check (platinum_from > golden_from);`

/** What the people \`p\` whom \`condition\` names are to be thanked for, under the one whom it counts for. */
const toldOf = (condition: string): string => `
  select p.root_id as person_id, sum(d.amount) as given,
    (array_agg(o.name order by d.received_at desc, d.id desc) filter (where o.name is not null))[1] as name
  from people p join donations d on d.person_id = p.id join donors o on o.id = d.donor_id
    left join donor_thanks t on t.person_id = p.id
    left join pledges l on l.donation_id = d.id and l.thanked
  where d.status = 'confirmed' and not d.anonymous and (t.person_id is not null or l.id is not null)
    and ${condition}
  group by 1`

const write = `
  insert into contributors as c (person_id, name, given)
  select person_id, name, given from told where name is not null
  on conflict (person_id) do update set name = excluded.name, given = excluded.given
    where (c.name, c.given) is distinct from (excluded.name, excluded.given)`

/**
 * Counted anew from all gifts of somebody, which is right whatever has happened to them, under the lock that sums of theirs
 * are kept under. The way goes from the person to the gifts and from each to its pledge, however many pledges there are.
 */
const counting = `
create function count_contributors(wanted uuid[]) returns void
  language plpgsql set search_path from current
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  roots uuid[] = array(select distinct root_id from people where id = any(wanted));
begin
  if cardinality(roots) = 0 then
    return;
  end if;
  perform from people where id = any(roots) order by id for no key update;
  with told as (${toldOf('p.root_id = any(roots)')}
  ), gone as (
    delete from contributors c
    where c.person_id = any(roots)
      and not exists (select from told t where t.person_id = c.person_id and t.name is not null)
  )${write};
end $$;

create function rebuild_contributors() returns integer language plpgsql set search_path from current as $$
declare
  corrected integer;
begin
  lock table donations in share row exclusive mode;
  with told as (${toldOf('true')}
  ), gone as (
    delete from contributors c
    where not exists (select from told t where t.person_id = c.person_id and t.name is not null)
    returning 1
  ), written as (${write} returning 1)
  select (select count(*) from gone) + (select count(*) from written) into corrected;
  return corrected;
end $$;

comment on function rebuild_contributors() is
  'Derives again who is thanked by name, and for how much; answers how many people it corrected.';`

const differing = (columns: string): string => `
      (select ${columns} from before_change except select ${columns} from after_change)
      union (select ${columns} from after_change except select ${columns} from before_change)`

/**
 * A gift that comes is nothing to whoever has not told the team: its pledge is settled after it. One that changes is counted
 * where anybody is thanked for it, or for another one.
 */
const gifts = `
create function thank_for_new_gifts() returns trigger language plpgsql set search_path from current as $$
begin
  perform count_contributors(array(
    select distinct t.person_id from added a join donor_thanks t on t.person_id = a.person_id));
  return null;
end $$;

create trigger donations_thank_new after insert on donations
  referencing new table as added for each statement execute function thank_for_new_gifts();

create function thank_for_changed_gifts() returns trigger language plpgsql set search_path from current as $$
begin
  perform count_contributors(array(
    select distinct p.id from (${differing(
      'id, person_id, donor_id, amount, status, anonymous, received_at',
    )}) g join people p on p.id = g.person_id
    where exists (select from contributors c where c.person_id = p.root_id)
      or exists (select from donor_thanks t where t.person_id = p.id)
      or exists (select from pledges l where l.donation_id = g.id and l.thanked)));
  return null;
end $$;

create trigger donations_thank_changed after update on donations
  referencing old table as before_change new table as after_change
  for each statement execute function thank_for_changed_gifts();

create function thank_nobody() returns trigger language plpgsql set search_path from current as $$
begin
  delete from contributors;
  return null;
end $$;

create trigger donations_thank_nobody after truncate on donations
  for each statement execute function thank_nobody();`

const words = `
create function thank_as_pledged() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'DELETE' then
    perform count_contributors(array(
      select distinct d.person_id from before_change g join donations d on d.id = g.donation_id where g.thanked));
  else
    perform count_contributors(array(
      select distinct d.person_id from (${differing('id, thanked, donation_id')}) g
      join donations d on d.id = g.donation_id where g.thanked));
  end if;
  return null;
end $$;

create trigger pledges_thank_changed after update on pledges
  referencing old table as before_change new table as after_change
  for each statement execute function thank_as_pledged();
create trigger pledges_thank_deleted after delete on pledges
  referencing old table as before_change for each statement execute function thank_as_pledged();

create function thank_as_told() returns trigger language plpgsql set search_path from current as $$
begin
  perform count_contributors(array(select person_id from changed));
  return null;
end $$;

create trigger donor_thanks_told after insert on donor_thanks
  referencing new table as changed for each statement execute function thank_as_told();
create trigger donor_thanks_taken_back after delete on donor_thanks
  referencing old table as changed for each statement execute function thank_as_told();`

const people = `
create function thank_whoever_it_is() returns trigger language plpgsql set search_path from current as $$
begin
  delete from contributors where person_id = old.root_id;
  perform count_contributors(array[old.root_id, new.root_id]);
  return null;
end $$;

create trigger people_thank_merged after update of root_id on people
  for each row when (old.root_id <> new.root_id) execute function thank_whoever_it_is();

create function thank_as_signed() returns trigger language plpgsql set search_path from current as $$
begin
  perform count_contributors(array(
    select p.id from people p join contributors c on c.person_id = p.root_id where p.id = new.person_id));
  return null;
end $$;

create trigger donors_thank_as_signed after update of name on donors
  for each row when (old.name is distinct from new.name) execute function thank_as_signed();`

/** Whoever wishes it is thanked by name on the site, by what they gave in all. */
export class ThankContributors1796000001010 implements MigrationInterface {
  readonly name = 'ThankContributors1796000001010'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [tables, tiers, counting, gifts, words, people]) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger donors_thank_as_signed on donors;
      drop trigger people_thank_merged on people;
      drop trigger pledges_thank_deleted on pledges;
      drop trigger pledges_thank_changed on pledges;
      drop trigger donations_thank_nobody on donations;
      drop trigger donations_thank_changed on donations;
      drop trigger donations_thank_new on donations;
      drop table contributors, donor_thanks;
      drop function thank_as_signed(), thank_whoever_it_is(), thank_as_told(), thank_as_pledged(), thank_nobody(),
        thank_for_changed_gifts(), thank_for_new_gifts(), rebuild_contributors(), count_contributors(uuid[]);
      alter table charity drop constraint charity_golden_above_check, drop constraint charity_platinum_above_check,
        drop column silver_from, drop column golden_from, drop column platinum_from;
      alter table pledges drop column thanked;`)
  }
}
