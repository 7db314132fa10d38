import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The first day of the month a gift came in, on the charity's clock. */
const month = `date_trunc('month', received_at at time zone 'Asia/Tbilisi')::date`

/** Every gift writes a row anew: half of each page is left free, so that it finds room beside the old one. */
const table = `
create table project_months (
  project_id uuid not null
    constraint project_months_project_id_fkey references projects (id) on delete cascade,
  month date not null
    constraint project_months_month_check check (extract(day from month) = 1),
  raised numeric(16, 2) not null default 0 constraint project_months_raised_check check (raised >= 0),
  donation_count integer not null default 0
    constraint project_months_donation_count_check check (donation_count >= 0),
  constraint project_months_pkey primary key (project_id, month)
) with (fillfactor = 50)`

/**
 * A row belongs to one project, so whoever writes it holds that project's line of project_totals already:
 * gifts to different projects never wait for each other.
 */
const triggers = `
create function count_new_donations_by_month() returns trigger language plpgsql set search_path from current as $$
begin
  insert into project_months as m (project_id, month, raised, donation_count)
  select project_id, ${month}, sum(amount), count(*)
  from added where status = 'confirmed' group by 1, 2 order by 1, 2
  on conflict (project_id, month) do update
    set raised = m.raised + excluded.raised, donation_count = m.donation_count + excluded.donation_count;
  return null;
end $$;

create trigger donations_count_new_by_month after insert on donations
  referencing new table as added for each statement execute function count_new_donations_by_month();

create function count_changed_donations_by_month() returns trigger language plpgsql set search_path from current as $$
begin
  insert into project_months (project_id, month)
  select distinct project_id, ${month} from after_change where status = 'confirmed' order by 1, 2
  on conflict do nothing;
  update project_months m
  set raised = m.raised + change.raised, donation_count = m.donation_count + change.donation_count
  from (
    select project_id, ${month} as month, sum(amount * weight) as raised, sum(weight) as donation_count
    from (
      select project_id, received_at, amount, 1 as weight from after_change where status = 'confirmed'
      union all
      select project_id, received_at, amount, -1 from before_change where status = 'confirmed'
    ) confirmed
    group by 1, 2
    having sum(weight) <> 0 or sum(amount * weight) <> 0
  ) change
  where (m.project_id, m.month) = (change.project_id, change.month);
  return null;
end $$;

create trigger donations_count_changed_by_month after update on donations
  referencing old table as before_change new table as after_change
  for each statement execute function count_changed_donations_by_month();

create function forget_project_months() returns trigger language plpgsql set search_path from current as $$
begin
  delete from project_months;
  return null;
end $$;

create trigger donations_forget_months after truncate on donations
  for each statement execute function forget_project_months();`

/** Counts what is in the ledger already; and later for a restore without triggers, and for whoever doubts. */
const derivation = `
create function rebuild_project_months() returns integer language plpgsql set search_path from current as $$
declare
  corrected integer;
begin
  lock table donations in share row exclusive mode;
  with ledger as (
    select project_id, ${month} as month, sum(amount) as raised, count(*) as donation_count
    from donations where status = 'confirmed' group by 1, 2
  ), emptied as (
    delete from project_months m
    where not exists (select from ledger l where (l.project_id, l.month) = (m.project_id, m.month))
    returning m.donation_count
  ), written as (
    insert into project_months (project_id, month, raised, donation_count)
    select project_id, month, raised, donation_count from ledger
    on conflict (project_id, month) do update
      set raised = excluded.raised, donation_count = excluded.donation_count
      where (project_months.raised, project_months.donation_count)
        is distinct from (excluded.raised, excluded.donation_count)
    returning 1
  )
  select (select count(*) from emptied where donation_count <> 0) + (select count(*) from written) into corrected;
  return corrected;
end $$;

comment on function rebuild_project_months() is
  'Derives project_months from the ledger again; answers how many months of projects it corrected.';

select rebuild_project_months();`

export class KeepMonthlyTotals1795219200005 implements MigrationInterface {
  readonly name = 'KeepMonthlyTotals1795219200005'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [table, triggers, derivation]) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger donations_forget_months on donations;
      drop trigger donations_count_changed_by_month on donations;
      drop trigger donations_count_new_by_month on donations;
      drop function rebuild_project_months(), forget_project_months(), count_changed_donations_by_month(),
        count_new_donations_by_month();
      drop table project_months;`)
  }
}
