import type { MigrationInterface, QueryRunner } from 'typeorm'

/** In the order in which a gift, and a new project, come by them: nobody who writes one now waits in a circle. */
const locks = 'lock table donors, donations, projects in share row exclusive mode'

/** Who gives without a name may still leave an email. Two of them at one email are one donor. */
const namelessDonors = `
alter table donors alter column name drop not null;
alter table donors add constraint donors_given_check check (num_nonnulls(name, email) > 0);
drop index donors_email_key_name_key;
create unique index donors_email_key_name_key on donors (email_key, name) nulls not distinct
  where email_key is not null;`

/** Every gift writes a row anew: half of each page is left free, so that it finds room beside the old one. */
const tables = `
alter table project_totals
  add column donor_count integer not null default 0
    constraint project_totals_donor_count_check check (donor_count >= 0),
  add column unsigned_count integer not null default 0
    constraint project_totals_unsigned_count_check check (unsigned_count >= 0);

create table project_donors (
  project_id uuid not null
    constraint project_donors_project_id_fkey references projects (id) on delete cascade,
  person bytea not null,
  donation_count integer not null default 0
    constraint project_donors_donation_count_check check (donation_count >= 0),
  constraint project_donors_pkey primary key (project_id, person)
) with (fillfactor = 50);`

/** A fingerprint: always short enough for an index, and no second place where names and emails are kept. */
const person = `
create function donor_person(email_key text, name text) returns bytea
  language sql stable parallel safe as $$
    select sha256(convert_to(coalesce(email_key, lower(normalize(btrim(name), NFKC))), 'UTF8'))
  $$;`

/**
 * The line of each project is locked first, in one order for all: what is read of its donors then stays true until
 * the line is written.
 */
const count = (name: string, changed: string): string => `
create function ${name}() returns trigger language plpgsql set search_path from current as $$
begin
  perform from project_totals
    where project_id in (select project_id from (${changed}) c)
    order by project_id for update;
  insert into project_donors (project_id, person)
  select distinct c.project_id, donor_person(o.email_key, o.name)
  from (${changed}) c join donors o on o.id = c.donor_id order by 1, 2
  on conflict do nothing;
  with change as (
    select c.project_id, donor_person(o.email_key, o.name) as person, sum(c.weight)::int as weight
    from (${changed}) c left join donors o on o.id = c.donor_id
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

const confirmed = (rows: string, weight: number): string =>
  `select project_id, donor_id, ${weight} as weight from ${rows} where status = 'confirmed'`

const triggers = `
${count('count_new_donors', confirmed('added', 1))}
create trigger donations_count_new_donors after insert on donations
  referencing new table as added for each statement execute function count_new_donors();
${count(
  'count_changed_donors',
  `${confirmed('after_change', 1)} union all ${confirmed('before_change', -1)}`,
)}
create trigger donations_count_changed_donors after update on donations
  referencing old table as before_change new table as after_change
  for each statement execute function count_changed_donors();

create function forget_project_donors() returns trigger language plpgsql set search_path from current as $$
begin
  delete from project_donors;
  update project_totals set donor_count = 0, unsigned_count = 0;
  return null;
end $$;

create trigger donations_forget_donors after truncate on donations
  for each statement execute function forget_project_donors();`

/** Counts what is in the ledger already; and later for a restore without triggers, and for whoever doubts. */
const derivation = `
create function rebuild_project_donors() returns integer language plpgsql set search_path from current as $$
declare
  corrected integer;
begin
  lock table donations in share row exclusive mode;
  delete from project_donors;
  insert into project_donors (project_id, person, donation_count)
  select d.project_id, donor_person(o.email_key, o.name), count(*)
  from donations d join donors o on o.id = d.donor_id where d.status = 'confirmed' group by 1, 2;
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
end $$;

comment on function rebuild_project_donors() is
  'Derives project_donors, and what project_totals counts of them, from the ledger again; answers how many projects it corrected.';

select rebuild_project_donors();`

export class CountDonors1795219200025 implements MigrationInterface {
  readonly name = 'CountDonors1795219200025'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [locks, namelessDonors, tables, person, triggers, derivation]) await runner.query(sql)
  }

  /** A donor without a name is called by the email then, and by more where somebody at it is called so already. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(locks)
    await runner.query(`
      drop trigger donations_forget_donors on donations;
      drop trigger donations_count_changed_donors on donations;
      drop trigger donations_count_new_donors on donations;
      drop function rebuild_project_donors(), forget_project_donors(), count_changed_donors(), count_new_donors(),
        donor_person(text, text);
      drop table project_donors;
      alter table project_totals drop column unsigned_count, drop column donor_count;
      drop index donors_email_key_name_key;
      create unique index donors_email_key_name_key on donors (email_key, name) where email_key is not null;
      alter table donors drop constraint donors_given_check;
      update donors d set name = case
        when exists (select from donors o where (o.email_key, o.name) = (d.email_key, left(d.email, 100)))
        then left(email, 63) || ' ' || id else left(email, 100) end
      where name is null;
      alter table donors alter column name set not null;`)
  }
}
