import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What is told of a gift, and what of it has gone back. All of it in one statement: the ledger is looked through once. */
const gifts = `
alter table donations
  add column method text
    constraint donations_method_check check (method in ('cash', 'transfer', 'card', 'inKind')),
  add column reference text
    constraint donations_reference_check check (char_length(reference) between 1 and 100),
  add column refunded numeric(16, 2) not null default 0
    constraint donations_refunded_check check (refunded >= 0),
  add column version integer not null default 1 constraint donations_version_check check (version >= 1),
  drop constraint donations_amount_check,
  add constraint donations_amount_check
    check (amount between 0 and 10000000 and (amount >= 0.01 or status = 'refunded')),
  drop constraint donations_status_check,
  add constraint donations_status_check check (status in ('pending', 'confirmed', 'refunded', 'voided'));`

/**
 * Each entry says all of a gift as it has left it: what was before stands in the one before. A gift that nobody has put
 * right has none; its first is written with its second, so that gifts of before need none now. Who gave is kept in
 * donors alone, so that a person can be forgotten there; a reason is the only other text that may speak of somebody.
 */
const entries = `
create table donation_entries (
  id uuid constraint donation_entries_pkey primary key,
  donation_id uuid not null
    constraint donation_entries_donation_id_fkey references donations (id) on delete restrict,
  version integer not null,
  kind text not null constraint donation_entries_kind_check
    check (kind in ('recorded', 'corrected', 'moved', 'refunded', 'voided', 'restored')),
  corrects integer,
  reason text constraint donation_entries_reason_check check (char_length(reason) between 1 and 500),
  made_by uuid constraint donation_entries_made_by_fkey references users (id) on delete set null,
  made_at timestamptz not null default now(),
  project_id uuid not null
    constraint donation_entries_project_id_fkey references projects (id) on delete restrict,
  donor_id uuid constraint donation_entries_donor_id_fkey references donors (id) on delete restrict,
  anonymous boolean not null,
  amount numeric(12, 2) not null,
  refunded numeric(16, 2) not null,
  status text not null,
  received_at timestamptz(3) not null,
  method text,
  reference text,
  constraint donation_entries_donation_id_version_key unique (donation_id, version),
  constraint donation_entries_first_check check ((version = 1) = (kind = 'recorded')),
  constraint donation_entries_corrects_check
    check ((version = 1) = (corrects is null) and corrects >= 1 and corrects < version),
  constraint donation_entries_explained_check check (version = 1 or reason is not null)
);

create index donation_entries_made_by_idx on donation_entries (made_by);
create index donation_entries_project_id_idx on donation_entries (project_id);
create index donation_entries_donor_id_idx on donation_entries (donor_id);`

/** What a gift and an entry both say. */
const state = [
  'project_id',
  'donor_id',
  'anonymous',
  'amount',
  'refunded',
  'status',
  'received_at',
  'method',
  'reference',
]

const stateOf = (row: string): string => state.map((column) => `${row}.${column}`).join(', ')

/** Every function remembers the schema it was made in: a restore runs with an empty search path. */
const place = `
create function place_donation_entry() returns trigger language plpgsql set search_path from current as $$
declare
  stood donations%rowtype;
begin
  select * into stood from donations where id = new.donation_id for no key update;
  if new.version = 1 then
    if stood.version <> 1 or (${stateOf('new')}) is distinct from (${stateOf('stood')}) then
      raise exception 'the first entry of a gift says what was recorded'
        using errcode = 'restrict_violation', table = 'donation_entries', constraint = 'donation_entries_order';
    end if;
    return new;
  end if;
  if new.version <> stood.version + 1 then
    raise exception 'an entry follows the newest one of its gift'
      using errcode = 'restrict_violation', table = 'donation_entries', constraint = 'donation_entries_order';
  end if;
  if new.version = 2 then
    insert into donation_entries (id, donation_id, version, kind, made_by, made_at, ${state.join(', ')})
    values (gen_random_uuid(), stood.id, 1, 'recorded', stood.recorded_by, stood.created_at, ${stateOf('stood')})
    on conflict (donation_id, version) do nothing;
  end if;
  return new;
end $$;

create trigger donation_entries_place before insert on donation_entries
  for each row execute function place_donation_entry();`

/** The lines of the projects are locked in one order for all: gifts that change places do not wait in a circle. */
const apply = `
create function apply_donation_entry() returns trigger language plpgsql set search_path from current as $$
begin
  if new.version > 1 then
    perform from project_totals
      where project_id in (new.project_id, (select project_id from donations where id = new.donation_id))
      order by project_id for update;
    update donations set (version, ${state.join(', ')}) = (new.version, ${stateOf('new')})
      where id = new.donation_id;
  end if;
  return null;
end $$;

create trigger donation_entries_apply after insert on donation_entries
  for each row execute function apply_donation_entry();`

/** An account that is removed leaves its name; nothing else of an entry ever changes. */
const permanence = `
create function refuse_entry_change() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE' and new.made_by is null and to_jsonb(new) - 'made_by' = to_jsonb(old) - 'made_by' then
    return new;
  end if;
  raise exception 'an entry of the ledger is never changed or deleted: add another'
    using errcode = 'restrict_violation', table = 'donation_entries', constraint = 'donation_entries_permanent';
end $$;

create trigger donation_entries_refuse_change before update or delete on donation_entries
  for each row execute function refuse_entry_change();`

const guard = `
create or replace function refuse_ledger_change() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a donation is never deleted: void it'
      using errcode = 'restrict_violation', table = 'donations', constraint = 'donations_permanent';
  end if;
  if (new.id, new.locale, new.created_at) is distinct from (old.id, old.locale, old.created_at)
      or (new.recorded_by is distinct from old.recorded_by and new.recorded_by is not null)
      or not (
        (new.version, ${stateOf('new')}) is not distinct from (old.version, ${stateOf('old').replace('old.status', 'new.status')})
        or new.version = old.version + 1 and exists (
          select from donation_entries e
          where (e.donation_id, e.version) = (new.id, new.version)
            and (${stateOf('e')}) is not distinct from (${stateOf('new')})
        )
      ) then
    raise exception 'a donation never changes but by an entry'
      using errcode = 'restrict_violation', table = 'donations', constraint = 'donations_permanent';
  end if;
  if new.version = old.version and new.status <> old.status
      and (old.status, new.status) not in (('pending', 'confirmed'), ('pending', 'refunded')) then
    raise exception 'a donation cannot go from % to % without an entry', old.status, new.status
      using errcode = 'restrict_violation', table = 'donations', constraint = 'donations_status_order';
  end if;
  return new;
end $$;`

const guardBefore = `
create or replace function refuse_ledger_change() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a donation is never deleted: refund it'
      using errcode = 'restrict_violation', table = 'donations', constraint = 'donations_permanent';
  end if;
  if (new.id, new.project_id, new.donor_id, new.anonymous, new.amount, new.received_at, new.locale, new.created_at)
      is distinct from
      (old.id, old.project_id, old.donor_id, old.anonymous, old.amount, old.received_at, old.locale, old.created_at)
      or (new.recorded_by is distinct from old.recorded_by and new.recorded_by is not null) then
    raise exception 'a donation never changes but for its status'
      using errcode = 'restrict_violation', table = 'donations', constraint = 'donations_permanent';
  end if;
  if new.status <> old.status and (old.status, new.status) not in
      (('pending', 'confirmed'), ('pending', 'refunded'), ('confirmed', 'refunded')) then
    raise exception 'a donation cannot go from % to %', old.status, new.status
      using errcode = 'restrict_violation', table = 'donations', constraint = 'donations_status_order';
  end if;
  return new;
end $$;`

export class PutGiftsRight1795219200050 implements MigrationInterface {
  readonly name = 'PutGiftsRight1795219200050'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [gifts, entries, place, apply, permanence, guard]) await runner.query(sql)
  }

  /** A gift stays what the newest entry says; one that was voided is one that went back, which counts as little. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table donation_entries;
      drop function place_donation_entry(), apply_donation_entry(), refuse_entry_change();
      alter table donations disable trigger donations_refuse_change;
      update donations set status = 'refunded', amount = least(case amount when 0 then refunded else amount end, 10000000)
        where status = 'voided' or amount = 0;
      alter table donations enable trigger donations_refuse_change;`)
    await runner.query(guardBefore)
    await runner.query(`
      alter table donations
        drop constraint donations_status_check,
        add constraint donations_status_check check (status in ('pending', 'confirmed', 'refunded')),
        drop constraint donations_amount_check,
        add constraint donations_amount_check check (amount between 0.01 and 10000000),
        drop column version, drop column refunded, drop column reference, drop column method`)
  }
}
