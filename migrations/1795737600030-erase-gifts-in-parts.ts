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

const isGiverGone = `(
        new.donor_id is not distinct from old.donor_id and new.anonymous = old.anonymous
        or new.donor_id is null and old.donor_id is not null and new.anonymous
      )
      and (new.reference is null or new.reference is not distinct from old.reference)`

/** How the two triggers tell that a person is being erased, and that a row is else what it was. */
interface Erasing {
  /** Which functions may, as the stack of the session names them. */
  by: string
  declared: (table: string) => string
  /** Makes ready what `same` compares. */
  before: (columns: readonly string[]) => string
  same: (columns: readonly string[]) => string
}

/** Rows are compared as they are: written out as JSON, they took longer than the change itself. */
const inParts: Erasing = {
  by: 'erase_(givers\\(uuid\\[\\],text,text,text|gifts\\(uuid\\[\\],uuid\\[\\],text)\\)',
  declared: (table) => `
  kept ${table}%rowtype;`,
  before: (columns) => `
    kept = new;
    ${columns.map((column) => `kept.${column} = old.${column};`).join(' ')}`,
  same: () => 'kept is not distinct from old',
}

const wholly: Erasing = {
  by: 'erase_givers\\(uuid\\[\\],text,text,text\\)',
  declared: () => '',
  before: () => '',
  same: (columns) => `to_jsonb(new) - '{${columns}}'::text[] = to_jsonb(old) - '{${columns}}'::text[]`,
}

const ofEntry = ['donor_id', 'anonymous', 'reference', 'reason']
const ofGift = ['donor_id', 'person_id', 'anonymous', 'reference']

const refuseEntryChange = ({ by, declared, before, same }: Erasing): string => `
create or replace function refuse_entry_change() returns trigger language plpgsql set search_path from current as $$
declare
  callers text;${declared('donation_entries')}
begin
  if tg_op = 'UPDATE' then
    get diagnostics callers = pg_context;${before(ofEntry)}
    if callers ~ '\\m${by}' and ${same(ofEntry)}
        and ${isGiverGone}
        and (new.reason is not distinct from old.reason or old.reason is not null and new.reason = '—') then
      return new;
    end if;
  end if;
  raise exception 'an entry of the ledger is never changed or deleted: add another'
    using errcode = 'restrict_violation', table = 'donation_entries', constraint = 'donation_entries_permanent';
end $$;`

/** Who a giver is follows them by another trigger, before this one or after it. */
const refuseLedgerChange = ({ by, declared, before, same }: Erasing): string => `
create or replace function refuse_ledger_change() returns trigger language plpgsql set search_path from current as $$
declare
  callers text;${declared('donations')}
begin
  if tg_op = 'DELETE' then
    raise exception 'a donation is never deleted: void it'
      using errcode = 'restrict_violation', table = 'donations', constraint = 'donations_permanent';
  end if;
  if (new.id, new.locale, new.created_at) is distinct from (old.id, old.locale, old.created_at)
      or (new.recorded_by is distinct from old.recorded_by)
      or not (
        (new.version, ${stateOf('new')}) is not distinct from (old.version, ${stateOf('old').replace('old.status', 'new.status')})
        or new.version = old.version + 1 and exists (
          select from donation_entries e
          where (e.donation_id, e.version) = (new.id, new.version)
            and (${stateOf('e')}) is not distinct from (${stateOf('new')})
        )
      ) then
    get diagnostics callers = pg_context;${before(ofGift)}
    if callers ~ '\\m${by}' and ${same(ofGift)}
        and ${isGiverGone}
        and (new.person_id is not distinct from old.person_id or new.donor_id is null and new.person_id is null) then
      return new;
    end if;
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

const nobodyAtOnce = `
create or replace function name_giver() returns trigger language plpgsql set search_path from current as $$
begin
  if new.donor_id is null then
    new.person_id = null;
  else
    new.person_id = (select person_id from donors where id = new.donor_id);
  end if;
  return new;
end $$;`

const lookedUp = `
create or replace function name_giver() returns trigger language plpgsql set search_path from current as $$
begin
  new.person_id = (select person_id from donors where id = new.donor_id);
  return new;
end $$;`

/** What is written over the whole and changes nothing was a part of it. */
const written = `rest is null or whole is not null and whole || rest = whole`

const gathered = `rest is null or whole is not null and rest = coalesce(
    (select jsonb_object_agg(key, value) from jsonb_each(whole) where rest ? key), '{}')`

const isLeftOf = (condition: string): string => `
create or replace function is_left_of(rest jsonb, whole jsonb) returns boolean
language sql immutable parallel safe as $$ select ${condition} $$;`

/**
 * Of the people of a project somebody is none any more once none of their gifts to it is left. Planned with these very gifts:
 * they are looked up, however many there were in the part before.
 */
const gifts = (schema: string): string => `
create function erase_gifts(gifts uuid[], givers uuid[], called text) returns void
language plpgsql security definer set search_path = ${schema}, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  update donation_entries e
  set donor_id = case when e.donor_id = any(givers) then null else e.donor_id end,
    anonymous = e.anonymous or coalesce(e.donor_id = any(givers), false),
    reason = case when e.reason is not null then '—' end,
    reference = case when lower(e.reference) ~ called then null else e.reference end
  where e.donation_id = any(gifts);
  update donations d
  set donor_id = case when d.donor_id = any(givers) then null else d.donor_id end,
    anonymous = d.anonymous or coalesce(d.donor_id = any(givers), false),
    reference = case when lower(d.reference) ~ called then null else d.reference end
  where d.id = any(gifts);
  delete from project_donors
  where person in (select p.fingerprint from people p join donors o on o.person_id = p.id where o.id = any(givers))
    and donation_count = 0
    and project_id in (
      select project_id from donations where id = any(gifts)
      union select project_id from donation_entries where donation_id = any(gifts)
    );
end $$;

comment on function erase_gifts is
  'Makes nobody of who gave some of the gifts of somebody who is being erased; the last of it is done by erase_givers().';

revoke execute on function erase_gifts from public;

do $grant$
declare
  eraser regrole;
begin
  for eraser in
    select grantee from pg_proc cross join lateral aclexplode(proacl)
    where oid = '${schema}.erase_givers(uuid[],text,text,text)'::regprocedure and grantee <> 0 and grantee <> proowner
  loop
    execute format('grant execute on function erase_gifts to %s', eraser);
  end loop;
end $grant$;`

/**
 * A statement has a limit of time, and somebody may have given fifty thousand times: who erases them names some of their gifts
 * after the others, in one transaction. What every gift is looked at for is asked in fewer words.
 */
export class EraseGiftsInParts1795737600030 implements MigrationInterface {
  readonly name = 'EraseGiftsInParts1795737600030'

  async up(runner: QueryRunner): Promise<void> {
    const [{ schema }] = await runner.query('select quote_ident(current_schema()) as schema')
    for (const sql of [
      refuseEntryChange(inParts),
      refuseLedgerChange(inParts),
      nobodyAtOnce,
      isLeftOf(written),
      gifts(schema),
    ])
      await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of [
      'drop function erase_gifts',
      isLeftOf(gathered),
      lookedUp,
      refuseLedgerChange(wholly),
      refuseEntryChange(wholly),
    ])
      await runner.query(sql)
  }
}
