import type { MigrationInterface, QueryRunner } from 'typeorm'

const monthOf = (moment: string): string => `date_trunc('month', ${moment} at time zone 'Asia/Tbilisi')::date`

/**
 * What went back of gifts to a project: \`given_back\` by the month in which these gifts had come, \`went_back\` by the month in
 * which it was written down that it went, less what of it was taken back. So what came in a month is what counts of it and
 * \`given_back\`. Only gifts of which anything went back are ever looked at.
 */
const table = `
create table project_refunds (
  project_id uuid not null constraint project_refunds_project_id_fkey references projects (id) on delete cascade,
  month date not null constraint project_refunds_month_check check (extract(day from month) = 1),
  given_back numeric(16, 2) not null default 0 constraint project_refunds_given_back_check check (given_back >= 0),
  went_back numeric(16, 2) not null default 0,
  constraint project_refunds_pkey primary key (project_id, month)
);`

/** Of the gifts \`g\`, each as one of its entries has left it: a gift that was voided never was, and nothing of it went back. */
const sums = (gifts: string): string => `
  with g as (${gifts}), lines as (
    select project_id, ${monthOf('received_at')} as month, refunded * weight as given_back, 0::numeric as went_back from g
    union all
    select g.project_id, ${monthOf('e.made_at')}, 0, (e.refunded - b.refunded) * g.weight
    from g join donation_entries e on e.donation_id = g.id and e.version between 2 and g.version
      join donation_entries b on (b.donation_id, b.version) = (e.donation_id, e.version - 1)
    where e.refunded <> b.refunded
  )
  select project_id, month, sum(given_back) as given_back, sum(went_back) as went_back
  from lines group by 1, 2 having sum(given_back) <> 0 or sum(went_back) <> 0`

const columns = 'id, project_id, received_at, refunded, version'

/** Where all of a refund was taken back a gift is looked at as well: that it had gone is told in the month in which it went. */
const everRefunded = (
  row: string,
): string => `status in ('confirmed', 'refunded') and (refunded <> 0 or exists (
      select from donation_entries e where e.donation_id = ${row}.id and e.version <= ${row}.version and e.refunded <> 0))`

const triggers = `
create function count_refunds() returns trigger language plpgsql set search_path from current as $$
begin
  insert into project_refunds as r (project_id, month, given_back, went_back)
  select project_id, month, 0, 0 from (${sums(`
    select ${columns}, 1 as weight from after_change a where version > 1 and ${everRefunded('a')}
    union all select ${columns}, -1 from before_change b where version > 1 and ${everRefunded('b')}`)}
  ) changed order by 1, 2
  on conflict do nothing;
  update project_refunds r set given_back = r.given_back + c.given_back, went_back = r.went_back + c.went_back
  from (${sums(`
    select ${columns}, 1 as weight from after_change a where version > 1 and ${everRefunded('a')}
    union all select ${columns}, -1 from before_change b where version > 1 and ${everRefunded('b')}`)}
  ) c where (r.project_id, r.month) = (c.project_id, c.month);
  return null;
end $$;

create trigger donations_count_refunds after update on donations
  referencing old table as before_change new table as after_change
  for each statement execute function count_refunds();

create function forget_refunds() returns trigger language plpgsql set search_path from current as $$
begin
  delete from project_refunds;
  return null;
end $$;

create trigger donations_forget_refunds after truncate on donations
  for each statement execute function forget_refunds();

create trigger project_refunds_raise_content_revision after insert or update or delete or truncate on project_refunds
  for each statement execute function raise_content_revision();`

/** Found by the entries that tell of refunds, which are few, however many gifts there are. */
const everything = sums(`
    select d.id, d.project_id, d.received_at, d.refunded, d.version, 1 as weight from donations d
    where d.status in ('confirmed', 'refunded') and d.id in (select donation_id from donation_entries where refunded <> 0)`)

const derivation = `
create function rebuild_project_refunds() returns integer language plpgsql set search_path from current as $$
declare
  corrected integer;
begin
  lock table donations in share row exclusive mode;
  with ledger as (${everything}
  ), emptied as (
    delete from project_refunds r
    where not exists (select from ledger l where (l.project_id, l.month) = (r.project_id, r.month))
    returning r.given_back, r.went_back
  ), written as (
    insert into project_refunds (project_id, month, given_back, went_back) select * from ledger
    on conflict (project_id, month) do update
      set given_back = excluded.given_back, went_back = excluded.went_back
      where (project_refunds.given_back, project_refunds.went_back)
        is distinct from (excluded.given_back, excluded.went_back)
    returning 1
  )
  select (select count(*) from emptied where given_back <> 0 or went_back <> 0) + (select count(*) from written)
    into corrected;
  return corrected;
end $$;

comment on function rebuild_project_refunds() is
  'Derives project_refunds from the ledger again; answers how many months of projects it corrected.';`

/** What is promised is told on the page of what came as well. */
const pledges = `
create index pledges_awaited_idx on pledges (project_id, created_at) include (amount) where state = 'pledged';

create trigger pledges_made_raise_content_revision after insert on pledges
  for each row when (new.state = 'pledged') execute function raise_content_revision();
create trigger pledges_changed_raise_content_revision after update on pledges
  for each row when ((old.state, old.amount, old.project_id) is distinct from (new.state, new.amount, new.project_id))
  execute function raise_content_revision();`

/** Everybody is told by the month what was promised, came and went back. */
export class TellWhenGiftsWentBack1796300000020 implements MigrationInterface {
  readonly name = 'TellWhenGiftsWentBack1796300000020'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [table, triggers, derivation, pledges]) await runner.query(sql)
    await runner.query(`insert into project_refunds (project_id, month, given_back, went_back) ${everything}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger pledges_changed_raise_content_revision on pledges;
      drop trigger pledges_made_raise_content_revision on pledges;
      drop index pledges_awaited_idx;
      drop trigger donations_forget_refunds on donations;
      drop trigger donations_count_refunds on donations;
      drop table project_refunds;
      drop function rebuild_project_refunds(), forget_refunds(), count_refunds();`)
  }
}
