import type { MigrationInterface, QueryRunner } from 'typeorm'

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

/**
 * Whoever erases calls a function for it, as the stack of this session says. That keeps from a slip, not from whoever means
 * it: so only what erasing does is let through, and each row is compared with what it was.
 */
const erasing = (signature: string): string => `callers ~ '\\m${signature}'`

const byGivers = erasing('erase_givers\\(uuid\\[\\],text,text,text\\)')

const isGiverGone = `(
        new.donor_id is not distinct from old.donor_id and new.anonymous = old.anonymous
        or new.donor_id is null and old.donor_id is not null and new.anonymous
      )
      and (new.reference is null or new.reference is not distinct from old.reference)`

const entryOfNobody = `
  get diagnostics callers = pg_context;
  if tg_op = 'UPDATE' and ${byGivers}
      and to_jsonb(new) - '{donor_id,anonymous,reference,reason}'::text[]
        = to_jsonb(old) - '{donor_id,anonymous,reference,reason}'::text[]
      and ${isGiverGone}
      and (new.reason is not distinct from old.reason or old.reason is not null and new.reason = '—') then
    return new;
  end if;`

/** Who a giver is follows them by another trigger, before this one or after it. */
const giftOfNobody = `
    get diagnostics callers = pg_context;
    if tg_op = 'UPDATE' and ${byGivers}
        and to_jsonb(new) - '{donor_id,person_id,anonymous,reference}'::text[]
          = to_jsonb(old) - '{donor_id,person_id,anonymous,reference}'::text[]
        and ${isGiverGone}
        and (new.person_id is not distinct from old.person_id or new.donor_id is null and new.person_id is null) then
      return new;
    end if;`

const refuseEntryChange = `
create or replace function refuse_entry_change() returns trigger language plpgsql set search_path from current as $$
declare
  callers text;
begin${entryOfNobody}
  raise exception 'an entry of the ledger is never changed or deleted: add another'
    using errcode = 'restrict_violation', table = 'donation_entries', constraint = 'donation_entries_permanent';
end $$;`

const refuseLedgerChange = (accountGone: string, more: string): string => `
create or replace function refuse_ledger_change() returns trigger language plpgsql set search_path from current as $$
declare
  callers text;
begin
  if tg_op = 'DELETE' then
    raise exception 'a donation is never deleted: void it'
      using errcode = 'restrict_violation', table = 'donations', constraint = 'donations_permanent';
  end if;
  if (new.id, new.locale, new.created_at) is distinct from (old.id, old.locale, old.created_at)
      or (new.recorded_by is distinct from old.recorded_by ${accountGone})
      or not (
        (new.version, ${stateOf('new')}) is not distinct from (old.version, ${stateOf('old').replace('old.status', 'new.status')})
        or new.version = old.version + 1 and exists (
          select from donation_entries e
          where (e.donation_id, e.version) = (new.id, new.version)
            and (${stateOf('e')}) is not distinct from (${stateOf('new')})
        )
      ) then
    ${more}
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

const values = `
create function is_left_of(rest jsonb, whole jsonb) returns boolean language sql immutable parallel safe as $$
  select rest is null or whole is not null and rest = coalesce(
    (select jsonb_object_agg(key, value) from jsonb_each(whole) where rest ? key), '{}')
$$;

comment on function is_left_of is 'Whether one is the other without some of its columns: nothing was added, and nothing is another.';`

/** Each row of what erasing empties is compared with what it was; entries themselves are never written to again. */
const refuseTrailChange = `
create or replace function refuse_trail_change() returns trigger language plpgsql set search_path from current as $$
declare
  callers text;
begin
  get diagnostics callers = pg_context;
  if tg_op = 'UPDATE' and tg_table_name = 'trail_values' and ${erasing('erase_trail(_words)?\\(text,text')} then
    if new.entry_id = old.entry_id and new.erased_at is not null
        and is_left_of(new.before, old.before) and is_left_of(new.after, old.after) then
      return new;
    end if;
  elsif tg_op = 'UPDATE' and tg_table_name = 'trail_origins' and ${erasing('erase_actors\\(uuid\\[\\]\\)')} then
    if (new.id, new.actor_id) = (old.id, old.actor_id) and num_nonnulls(new.address, new.device) = 0 then
      return new;
    end if;
  end if;
  raise exception 'the trail is only ever added to'
    using errcode = 'restrict_violation', table = tg_table_name, constraint = tg_table_name || '_permanent';
end $$;

drop trigger trail_values_refuse_change on trail_values;
create trigger trail_values_refuse_change before update on trail_values
  for each row execute function refuse_trail_change();
create trigger trail_values_refuse_removal before delete or truncate on trail_values
  for each statement execute function refuse_trail_change();
create trigger trail_origins_refuse_change before update on trail_origins
  for each row execute function refuse_trail_change();
create trigger trail_origins_refuse_removal before delete or truncate on trail_origins
  for each statement execute function refuse_trail_change();`

/** A role that does not own the tables erases where it was told that it may, and nowhere else. */
const grants = `
revoke execute on function erase_givers, erase_trail, erase_trail_words, erase_actors from public;`

/** As 1795392000010-forget-people.ts had made them. */
const unlessErasing = `
  get diagnostics callers = pg_context;
  if tg_op = 'UPDATE' and callers like '%erase_givers(%'
      and to_jsonb(new) - '{donor_id,person_id,anonymous,reference,reason}'::text[]
        = to_jsonb(old) - '{donor_id,person_id,anonymous,reference,reason}'::text[] then
    return new;
  end if;`

const entriesBefore = `
create or replace function refuse_entry_change() returns trigger language plpgsql set search_path from current as $$
declare
  callers text;
begin
  if tg_op = 'UPDATE' and new.made_by is null and to_jsonb(new) - 'made_by' = to_jsonb(old) - 'made_by' then
    return new;
  end if;
  ${unlessErasing}
  raise exception 'an entry of the ledger is never changed or deleted: add another'
    using errcode = 'restrict_violation', table = 'donation_entries', constraint = 'donation_entries_permanent';
end $$;`

const trailBefore = `
create or replace function refuse_trail_change() returns trigger language plpgsql set search_path from current as $$
declare
  callers text;
begin
  get diagnostics callers = pg_context;
  if tg_op = 'UPDATE' and (
    tg_table_name = 'trail_values' and callers ~ 'erase_(trail|trail_words)\\('
    or tg_table_name = 'trail' and callers like '%erase_actors(%'
  ) then
    return null;
  end if;
  raise exception 'the trail is only ever added to'
    using errcode = 'restrict_violation', table = tg_table_name, constraint = tg_table_name || '_permanent';
end $$;

drop trigger trail_origins_refuse_removal on trail_origins;
drop trigger trail_origins_refuse_change on trail_origins;
drop trigger trail_values_refuse_removal on trail_values;
drop trigger trail_values_refuse_change on trail_values;
create trigger trail_values_refuse_change before update or delete or truncate on trail_values
  for each statement execute function refuse_trail_change();
drop function is_left_of;
grant execute on function erase_givers, erase_trail, erase_trail_words, erase_actors to public;`

/** Who erases may take a person out, and nothing else: whatever a session says of itself, no other change passes. */
export class LetErasingEraseAlone1795564800033 implements MigrationInterface {
  readonly name = 'LetErasingEraseAlone1795564800033'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [
      refuseEntryChange,
      refuseLedgerChange('', giftOfNobody),
      values,
      refuseTrailChange,
      grants,
    ])
      await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    const accountGone = 'and new.recorded_by is not null'
    for (const sql of [entriesBefore, refuseLedgerChange(accountGone, unlessErasing), trailBefore])
      await runner.query(sql)
  }
}
