import type { MigrationInterface, QueryRunner } from 'typeorm'

const monthOf = (moment: string): string => `date_trunc('month', ${moment} at time zone 'Asia/Tbilisi')::date`

/** What a gift has brought, what went back of it included: a gift that was voided never was. */
const broughtBy = (gift: string): string =>
  `case when ${gift}.status in ('confirmed', 'refunded') then ${gift}.amount + ${gift}.refunded else 0 end`

/** What came of what had been promised to a project, by the month it was promised in. */
const table = `
create table kept_promises (
  project_id uuid not null constraint kept_promises_project_id_fkey references projects (id) on delete cascade,
  month date not null constraint kept_promises_month_check check (extract(day from month) = 1),
  came numeric(16, 2) not null default 0 constraint kept_promises_came_check check (came >= 0),
  constraint kept_promises_pkey primary key (project_id, month)
);

create function count_kept_promise(project uuid, promised_in date, sum numeric) returns void
  language sql set search_path from current as $$
  insert into kept_promises (project_id, month) select project, promised_in where sum <> 0 on conflict do nothing;
  update kept_promises set came = came + sum where sum <> 0 and (project_id, month) = (project, promised_in);
$$;`

/** A pledge lets its gift go before it takes another one, and what becomes of the gift is told by the ledger alone. */
const triggers = `
create function count_promise() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op <> 'INSERT' then
    perform count_kept_promise(d.project_id, ${monthOf('old.created_at')}, -(${broughtBy('d')}))
    from donations d where d.id = old.donation_id;
  end if;
  if tg_op <> 'DELETE' then
    perform count_kept_promise(d.project_id, ${monthOf('new.created_at')}, ${broughtBy('d')})
    from donations d where d.id = new.donation_id;
  end if;
  return null;
end $$;

create trigger pledges_count_made after insert on pledges
  for each row when (new.donation_id is not null) execute function count_promise();
create trigger pledges_count_changed after update on pledges
  for each row when ((old.donation_id, old.created_at) is distinct from (new.donation_id, new.created_at))
  execute function count_promise();
create trigger pledges_count_removed after delete on pledges
  for each row when (old.donation_id is not null) execute function count_promise();

create function recount_promises() returns trigger language plpgsql set search_path from current as $$
begin
  perform count_kept_promise(c.project_id, c.month, c.sum) from (
    select g.project_id, ${monthOf('p.created_at')} as month, sum(g.brought) as sum
    from (
      select id, project_id, ${broughtBy('a')} as brought from after_change a
      union all select id, project_id, -(${broughtBy('b')}) from before_change b
    ) g join pledges p on p.donation_id = g.id
    group by 1, 2 order by 1, 2
  ) c;
  return null;
end $$;

create function forget_kept_promises() returns trigger language plpgsql set search_path from current as $$
begin
  delete from kept_promises;
  return null;
end $$;

create trigger pledges_forget_kept after truncate on pledges
  for each statement execute function forget_kept_promises();

create trigger kept_promises_raise_content_revision after insert or update or delete or truncate on kept_promises
  for each statement execute function raise_content_revision();`

/** Last of all, as whoever writes a gift waits from here on. */
const recount = `
create trigger donations_recount_promises after update on donations
  referencing old table as before_change new table as after_change
  for each statement execute function recount_promises();`

/** Gifts are found one by one: those that were promised are few among many. */
const everything = `
    select d.project_id, ${monthOf('p.created_at')} as month, sum(${broughtBy('d')}) as came
    from pledges p cross join lateral (select * from donations g where g.id = p.donation_id offset 0) d
    where p.donation_id is not null group by 1, 2
    having sum(${broughtBy('d')}) <> 0`

const derivation = `
create function rebuild_kept_promises() returns integer language plpgsql set search_path from current as $$
declare
  corrected integer;
begin
  lock table donations, pledges in share row exclusive mode;
  with ledger as (${everything}
  ), emptied as (
    delete from kept_promises k
    where not exists (select from ledger l where (l.project_id, l.month) = (k.project_id, k.month))
    returning k.came
  ), written as (
    insert into kept_promises (project_id, month, came) select * from ledger
    on conflict (project_id, month) do update set came = excluded.came where kept_promises.came <> excluded.came
    returning 1
  )
  select (select count(*) from emptied where came <> 0) + (select count(*) from written) into corrected;
  return corrected;
end $$;

comment on function rebuild_kept_promises() is
  'Derives kept_promises from the pledges and the ledger again; answers how many months of projects it corrected.';`

/** Nobody is shown any more what is still waited for. */
const withoutAwaited = `
drop trigger pledges_changed_raise_content_revision on pledges;
drop trigger pledges_made_raise_content_revision on pledges;
drop index pledges_awaited_idx;`

const withAwaited = `
create index pledges_awaited_idx on pledges (project_id, created_at) include (amount) where state = 'pledged';
create trigger pledges_made_raise_content_revision after insert on pledges
  for each row when (new.state = 'pledged') execute function raise_content_revision();
create trigger pledges_changed_raise_content_revision after update on pledges
  for each row when ((old.state, old.amount, old.project_id) is distinct from (new.state, new.amount, new.project_id))
  execute function raise_content_revision();`

/** Everybody is told of promises only once their money has come. */
export class CountKeptPromises1797000400010 implements MigrationInterface {
  readonly name = 'CountKeptPromises1797000400010'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [table, triggers, derivation, withoutAwaited, recount]) await runner.query(sql)
    await runner.query(`insert into kept_promises (project_id, month, came) ${everything}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of [
      withAwaited,
      `drop trigger donations_recount_promises on donations;
       drop trigger pledges_forget_kept on pledges;
       drop trigger pledges_count_removed on pledges;
       drop trigger pledges_count_changed on pledges;
       drop trigger pledges_count_made on pledges;
       drop table kept_promises;
       drop function rebuild_kept_promises(), forget_kept_promises(), recount_promises(), count_promise(),
         count_kept_promise(uuid, date, numeric);`,
    ])
      await runner.query(sql)
  }
}
