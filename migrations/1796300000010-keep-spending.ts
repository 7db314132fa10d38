import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What was paid out of what was given: for a project, or for the charity as a whole. */
const tables = `
create table spendings (
  id uuid constraint spendings_pkey primary key,
  version integer not null default 1 constraint spendings_version_check check (version >= 1),
  project_id uuid constraint spendings_project_id_fkey references projects (id) on delete restrict,
  amount numeric(12, 2) not null constraint spendings_amount_check check (amount between 0.01 and 10000000),
  spent_on date not null constraint spendings_spent_on_check check (spent_on >= '2000-01-01'),
  purpose_en text constraint spendings_purpose_en_check check (char_length(purpose_en) between 1 and 200),
  purpose_ka text constraint spendings_purpose_ka_check check (char_length(purpose_ka) between 1 and 200),
  status text not null default 'counted' constraint spendings_status_check check (status in ('counted', 'voided')),
  paper text constraint spendings_paper_check check (paper ~ '^paper-[0-9a-f-]{36}\\.(pdf|webp)$'),
  recorded_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint spendings_purpose_check check (num_nonnulls(purpose_en, purpose_ka) > 0)
);

create index spendings_project_id_idx on spendings (project_id);
create index spendings_spent_on_idx on spendings (spent_on, id);
create index spendings_amount_idx on spendings (amount, id);

select keep_trail_of('spendings', false, silent => '{version,updated_at}');

create table spending_entries (
  spending_id uuid not null
    constraint spending_entries_spending_id_fkey references spendings (id) on delete restrict,
  version integer not null,
  kind text not null constraint spending_entries_kind_check
    check (kind in ('recorded', 'corrected', 'attached', 'detached', 'voided')),
  reason text constraint spending_entries_reason_check check (char_length(reason) between 1 and 500),
  made_by uuid,
  made_at timestamptz not null default now(),
  project_id uuid constraint spending_entries_project_id_fkey references projects (id) on delete restrict,
  amount numeric(12, 2) not null,
  spent_on date not null,
  purpose_en text,
  purpose_ka text,
  status text not null,
  paper text,
  constraint spending_entries_pkey primary key (spending_id, version),
  constraint spending_entries_first_check check ((version = 1) = (kind = 'recorded')),
  constraint spending_entries_explained_check check (kind in ('recorded', 'attached') or reason is not null)
);

create index spending_entries_project_id_idx on spending_entries (project_id);`

/** What was spent and an entry both say. */
const state = ['project_id', 'amount', 'spent_on', 'purpose_en', 'purpose_ka', 'status', 'paper']

/** All of that but the receipt. */
const lasting = state.filter((column) => column !== 'paper')

const stateOf = (row: string, columns = state): string =>
  columns.map((column) => `${row}.${column}`).join(', ')

/**
 * The first entry is what was recorded; each later one follows the newest. Nothing follows a void but that its receipt is taken off,
 * which may show somebody all the same.
 */
const entries = `
create function record_spending() returns trigger language plpgsql set search_path from current as $$
begin
  insert into spending_entries (spending_id, version, kind, made_by, made_at, ${state.join(', ')})
  values (new.id, new.version, 'recorded', new.recorded_by, new.created_at, ${stateOf('new')});
  return null;
end $$;

create trigger spendings_record after insert on spendings for each row execute function record_spending();

create function place_spending_entry() returns trigger language plpgsql set search_path from current as $$
declare
  stood spendings%rowtype;
begin
  select * into stood from spendings where id = new.spending_id for no key update;
  if stood.id is null then
    return new;
  end if;
  if new.version = 1 and stood.version = 1 and (${stateOf('new')}) is not distinct from (${stateOf('stood')})
      or new.version = stood.version + 1 and (stood.status = 'counted'
        or new.kind = 'detached' and new.paper is null
          and (${stateOf('new', lasting)}) is not distinct from (${stateOf('stood', lasting)})) then
    return new;
  end if;
  raise exception 'an entry follows the newest one of what was spent, and after a void only its receipt is taken off'
    using errcode = 'restrict_violation', table = 'spending_entries', constraint = 'spending_entries_order';
end $$;

create trigger spending_entries_place before insert on spending_entries
  for each row execute function place_spending_entry();

create function apply_spending_entry() returns trigger language plpgsql set search_path from current as $$
begin
  if new.version > 1 then
    update spendings set (version, updated_at, ${state.join(', ')}) = (new.version, new.made_at, ${stateOf('new')})
    where id = new.spending_id;
  end if;
  return null;
end $$;

create trigger spending_entries_apply after insert on spending_entries
  for each row execute function apply_spending_entry();`

/** Of somebody who is erased the address is taken out of the words of others: nothing else of an entry ever changes. */
const permanence = `
create function is_without_address(now text, before text) returns boolean language sql immutable parallel safe as $$
  select now is not distinct from before or before like '%@%' and now like '%…%' and length(now) < length(before)
$$;

create function refuse_spending_entry_change() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE'
      and to_jsonb(new) - '{reason,purpose_en,purpose_ka}'::text[] = to_jsonb(old) - '{reason,purpose_en,purpose_ka}'::text[]
      and is_without_address(new.reason, old.reason) and is_without_address(new.purpose_en, old.purpose_en)
      and is_without_address(new.purpose_ka, old.purpose_ka) then
    return new;
  end if;
  raise exception 'an entry of what was spent is never changed or deleted: add another'
    using errcode = 'restrict_violation', table = 'spending_entries', constraint = 'spending_entries_permanent';
end $$;

create trigger spending_entries_refuse_change before update or delete on spending_entries
  for each row execute function refuse_spending_entry_change();

create function refuse_spending_change() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE'
      and (new.id, new.recorded_by, new.created_at) is not distinct from (old.id, old.recorded_by, old.created_at)
      and new.version = old.version + 1 and exists (
        select from spending_entries e
        where (e.spending_id, e.version) = (new.id, new.version)
          and (${stateOf('e')}) is not distinct from (${stateOf('new')})
      ) then
    return new;
  end if;
  raise exception 'what was spent never changes but by an entry'
    using errcode = 'restrict_violation', table = 'spendings', constraint = 'spendings_permanent';
end $$;

create trigger spendings_refuse_change before update or delete on spendings
  for each row execute function refuse_spending_change();`

/** What was spent in each month: for a project by its id, for the charity as a whole by the id of nothing. */
const months = `
create table spending_months (
  scope uuid not null,
  month date not null constraint spending_months_month_check check (extract(day from month) = 1),
  spent numeric(16, 2) not null default 0 constraint spending_months_spent_check check (spent >= 0),
  spending_count integer not null default 0
    constraint spending_months_spending_count_check check (spending_count >= 0),
  constraint spending_months_pkey primary key (scope, month)
);

create function spending_scope(project uuid) returns uuid language sql immutable parallel safe as $$
  select coalesce(project, '00000000-0000-0000-0000-000000000000'::uuid)
$$;

create function count_spending(project uuid, day date, sum numeric, number integer) returns void
  language sql set search_path from current as $$
  insert into spending_months (scope, month) values (spending_scope(project), date_trunc('month', day)::date)
  on conflict do nothing;
  update spending_months set spent = spent + sum, spending_count = spending_count + number
  where (scope, month) = (spending_scope(project), date_trunc('month', day)::date);
$$;

create function count_spending_by_month() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE' and old.status = 'counted' then
    perform count_spending(old.project_id, old.spent_on, -old.amount, -1);
  end if;
  if new.status = 'counted' then
    perform count_spending(new.project_id, new.spent_on, new.amount, 1);
  end if;
  return null;
end $$;

create trigger spendings_count_by_month after insert or update on spendings
  for each row execute function count_spending_by_month();

create function forget_spending_months() returns trigger language plpgsql set search_path from current as $$
begin
  delete from spending_months;
  return null;
end $$;

create trigger spendings_forget_months after truncate on spendings
  for each statement execute function forget_spending_months();

create function rebuild_spending_months() returns integer language plpgsql set search_path from current as $$
declare
  corrected integer;
begin
  lock table spendings in share row exclusive mode;
  with ledger as (
    select spending_scope(project_id) as scope, date_trunc('month', spent_on)::date as month, sum(amount) as spent,
      count(*) as spending_count
    from spendings where status = 'counted' group by 1, 2
  ), emptied as (
    delete from spending_months m
    where not exists (select from ledger l where (l.scope, l.month) = (m.scope, m.month))
    returning m.spending_count
  ), written as (
    insert into spending_months (scope, month, spent, spending_count) select * from ledger
    on conflict (scope, month) do update set spent = excluded.spent, spending_count = excluded.spending_count
      where (spending_months.spent, spending_months.spending_count)
        is distinct from (excluded.spent, excluded.spending_count)
    returning 1
  )
  select (select count(*) from emptied where spending_count <> 0) + (select count(*) from written) into corrected;
  return corrected;
end $$;

comment on function rebuild_spending_months() is
  'Derives spending_months from what was spent again; answers how many months it corrected.';

create trigger spendings_raise_content_revision after insert or update or delete or truncate on spendings
  for each statement execute function raise_content_revision();`

/** A project that anything was spent for stays, as one does that was given to. */
const keepProject = (more: string): string => `
create or replace function keep_project_with_gifts() returns trigger language plpgsql set search_path from current as $$
begin
  perform from projects where id = new.id for update;
  if exists (select from donations where project_id = new.id)
      or exists (select from donation_entries where project_id = new.id)
      or exists (select from pledges where project_id = new.id)${more} then
    raise exception 'a project with gifts is archived, not deleted'
      using errcode = 'restrict_violation', table = 'projects', constraint = 'projects_with_gifts';
  end if;
  return new;
end $$;`

const refuseToDeleted = `
create trigger spending_entries_refuse_to_deleted after insert on spending_entries
  referencing new table as added for each statement execute function refuse_gift_to_deleted();`

/** Admins write down what was spent, and put it right by entries that are added. */
export class KeepSpending1796300000010 implements MigrationInterface {
  readonly name = 'KeepSpending1796300000010'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [
      tables,
      entries,
      permanence,
      months,
      keepProject('\n      or exists (select from spending_entries where project_id = new.id)'),
      refuseToDeleted,
    ])
      await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(keepProject(''))
    await runner.query(`
      drop table spending_months, spending_entries, spendings;
      drop function rebuild_spending_months(), forget_spending_months(), count_spending_by_month(),
        count_spending(uuid, date, numeric, integer), spending_scope(uuid), refuse_spending_change(),
        refuse_spending_entry_change(), is_without_address(text, text), apply_spending_entry(), place_spending_entry(),
        record_spending();`)
  }
}
