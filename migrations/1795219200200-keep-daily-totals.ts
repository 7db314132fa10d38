import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The day a gift came in, on the charity's clock. */
const day = `(received_at at time zone 'Asia/Tbilisi')::date`

/** Every gift writes a row anew: half of each page is left free, so that it finds room beside the old one. */
const table = `
create table project_days (
  project_id uuid not null
    constraint project_days_project_id_fkey references projects (id) on delete cascade,
  day date not null,
  raised numeric(16, 2) not null default 0 constraint project_days_raised_check check (raised >= 0),
  donation_count integer not null default 0
    constraint project_days_donation_count_check check (donation_count >= 0),
  constraint project_days_pkey primary key (project_id, day)
) with (fillfactor = 50)`

/** Days at the ends of a period are asked for of all projects. */
const index = 'create index project_days_day_idx on project_days (day)'

/**
 * A row belongs to one project, so whoever writes it holds that project's line of project_totals already:
 * gifts to different projects never wait for each other.
 */
const triggers = `
create function count_new_donations_by_day() returns trigger language plpgsql set search_path from current as $$
begin
  insert into project_days as d (project_id, day, raised, donation_count)
  select project_id, ${day}, sum(amount), count(*)
  from added where status = 'confirmed' group by 1, 2 order by 1, 2
  on conflict (project_id, day) do update
    set raised = d.raised + excluded.raised, donation_count = d.donation_count + excluded.donation_count;
  return null;
end $$;

create trigger donations_count_new_by_day after insert on donations
  referencing new table as added for each statement execute function count_new_donations_by_day();

create function count_changed_donations_by_day() returns trigger language plpgsql set search_path from current as $$
begin
  insert into project_days (project_id, day)
  select distinct project_id, ${day} from after_change where status = 'confirmed' order by 1, 2
  on conflict do nothing;
  update project_days d
  set raised = d.raised + change.raised, donation_count = d.donation_count + change.donation_count
  from (
    select project_id, ${day} as day, sum(amount * weight) as raised, sum(weight) as donation_count
    from (
      select project_id, received_at, amount, 1 as weight from after_change where status = 'confirmed'
      union all
      select project_id, received_at, amount, -1 from before_change where status = 'confirmed'
    ) confirmed
    group by 1, 2
    having sum(weight) <> 0 or sum(amount * weight) <> 0
  ) change
  where (d.project_id, d.day) = (change.project_id, change.day);
  return null;
end $$;

create trigger donations_count_changed_by_day after update on donations
  referencing old table as before_change new table as after_change
  for each statement execute function count_changed_donations_by_day();

create function forget_project_days() returns trigger language plpgsql set search_path from current as $$
begin
  delete from project_days;
  return null;
end $$;

create trigger donations_forget_days after truncate on donations
  for each statement execute function forget_project_days();`

/** Counts what is in the ledger already; and later for a restore without triggers, and for whoever doubts. */
const derivation = `
create function rebuild_project_days() returns integer language plpgsql set search_path from current as $$
declare
  corrected integer;
begin
  lock table donations in share row exclusive mode;
  with ledger as (
    select project_id, ${day} as day, sum(amount) as raised, count(*) as donation_count
    from donations where status = 'confirmed' group by 1, 2
  ), emptied as (
    delete from project_days d
    where not exists (select from ledger l where (l.project_id, l.day) = (d.project_id, d.day))
    returning d.donation_count
  ), written as (
    insert into project_days (project_id, day, raised, donation_count)
    select project_id, day, raised, donation_count from ledger
    on conflict (project_id, day) do update
      set raised = excluded.raised, donation_count = excluded.donation_count
      where (project_days.raised, project_days.donation_count)
        is distinct from (excluded.raised, excluded.donation_count)
    returning 1
  )
  select (select count(*) from emptied where donation_count <> 0) + (select count(*) from written) into corrected;
  return corrected;
end $$;

comment on function rebuild_project_days() is
  'Derives project_days from the ledger again; answers how many days of projects it corrected.';

select rebuild_project_days();`

export class KeepDailyTotals1795219200200 implements MigrationInterface {
  readonly name = 'KeepDailyTotals1795219200200'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [table, index, triggers, derivation]) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger donations_forget_days on donations;
      drop trigger donations_count_changed_by_day on donations;
      drop trigger donations_count_new_by_day on donations;
      drop function rebuild_project_days(), forget_project_days(), count_changed_donations_by_day(),
        count_new_donations_by_day();
      drop table project_days;`)
  }
}
