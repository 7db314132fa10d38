import type { MigrationInterface, QueryRunner } from 'typeorm'

/** That somebody was erased, and how much of what; never who. */
const table = `
create table erasures (
  id uuid constraint erasures_pkey primary key,
  erased jsonb not null,
  made_by uuid constraint erasures_made_by_fkey references users (id) on delete set null,
  made_at timestamptz not null default now()
);
create index erasures_made_by_idx on erasures (made_by);
comment on table erasures is 'That a person was erased, and how much of what; never who.';
select keep_trail_of('erasures', false, silent => '{made_by}');`

/** What may have changed of a gift or of an entry while its giver is taken out: nothing that any sum is made of. */
const giver = `'{donor_id,person_id,anonymous,reference,reason}'::text[]`

const refuseEntryChange = (more: string): string => `
create or replace function refuse_entry_change() returns trigger language plpgsql set search_path from current as $$
declare
  callers text;
begin
  if tg_op = 'UPDATE' and new.made_by is null and to_jsonb(new) - 'made_by' = to_jsonb(old) - 'made_by' then
    return new;
  end if;
  ${more}
  raise exception 'an entry of the ledger is never changed or deleted: add another'
    using errcode = 'restrict_violation', table = 'donation_entries', constraint = 'donation_entries_permanent';
end $$;`

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

const refuseLedgerChange = (more: string): string => `
create or replace function refuse_ledger_change() returns trigger language plpgsql set search_path from current as $$
declare
  callers text;
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

/** Asked only where a change would be refused: an ordinary one costs nothing more. */
const unlessErasing = `
  get diagnostics callers = pg_context;
  if tg_op = 'UPDATE' and callers like '%erase_givers(%'
      and to_jsonb(new) - ${giver} = to_jsonb(old) - ${giver} then
    return new;
  end if;`

const refuseTrailChange = (erasing: string): string => `
create or replace function refuse_trail_change() returns trigger language plpgsql set search_path from current as $$
declare
  callers text;
begin
  get diagnostics callers = pg_context;
  if ${erasing} then
    return null;
  end if;
  raise exception 'the trail is only ever added to'
    using errcode = 'restrict_violation', table = tg_table_name, constraint = tg_table_name || '_permanent';
end $$;`

const valuesErased = `tg_table_name = 'trail_values' and tg_op = 'UPDATE' and callers like '%erase_trail(%'`

const erased = `
  tg_op = 'UPDATE' and (
    tg_table_name = 'trail_values' and callers ~ 'erase_(trail|trail_words)\\('
    or tg_table_name = 'trail' and callers like '%erase_actors(%'
  )`

/** `called` finds what these givers are called in references of their own gifts, `mentioned` their address anywhere. */
const givers = (schema: string): string => `
create function erase_givers(givers uuid[], called text, mentioned text) returns void
language plpgsql security definer set search_path = ${schema}, pg_temp as $$
declare
  gifts uuid[] = array(
    select id from donations where donor_id = any(givers)
    union select donation_id from donation_entries where donor_id = any(givers)
  );
begin
  update donation_entries e
  set donor_id = case when e.donor_id = any(givers) then null else e.donor_id end,
    anonymous = e.anonymous or coalesce(e.donor_id = any(givers), false),
    reason = case when e.reason is not null then '—' end,
    reference = case when lower(e.reference) ~ called then null else e.reference end
  where e.donation_id = any(gifts);
  update donation_entries e set reason = '—' where lower(e.reason) ~ mentioned;
  update donations d
  set donor_id = case when d.donor_id = any(givers) then null else d.donor_id end,
    anonymous = d.anonymous or coalesce(d.donor_id = any(givers), false),
    reference = case when lower(d.reference) ~ called then null else d.reference end
  where d.id = any(gifts);
  delete from project_donors
    where person in (select p.fingerprint from people p join donors o on o.person_id = p.id where o.id = any(givers));
end $$;

comment on function erase_givers is
  'Makes nobody of who gave, in the ledger: each gift, each sum and each bank reference without a name in it stays.';`

const trails = (schema: string): string => `
create function erase_trail_words(mentioned text) returns void
language plpgsql security definer set search_path = ${schema}, pg_temp as $$
begin
  update trail_values
  set before = case when lower(before::text) ~ mentioned then null else before end,
    after = case when lower(after::text) ~ mentioned then null else after end, erased_at = now()
  where lower(before::text) ~ mentioned or lower(after::text) ~ mentioned;
end $$;

comment on function erase_trail_words is
  'Takes what was there before and after out of all entries in which such words stand, whatever they are about.';

create function erase_actors(actors uuid[]) returns void
language plpgsql security definer set search_path = ${schema}, pg_temp as $$
begin
  update trail set address = null, device = null
  where actor_id = any(actors) and (address is not null or device is not null);
end $$;

comment on function erase_actors is
  'Takes from where, and with what, somebody did something out of the trail; that it was done stays.';`

export class ForgetPeople1795392000010 implements MigrationInterface {
  readonly name = 'ForgetPeople1795392000010'

  async up(runner: QueryRunner): Promise<void> {
    const [{ schema }] = await runner.query('select quote_ident(current_schema()) as schema')
    await runner.query(table)
    await runner.query(refuseEntryChange(unlessErasing))
    await runner.query(refuseLedgerChange(unlessErasing))
    await runner.query(refuseTrailChange(erased))
    for (const sql of [givers(schema), trails(schema)]) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function erase_actors, erase_trail_words, erase_givers; drop table erasures')
    await runner.query(refuseTrailChange(valuesErased))
    await runner.query(refuseLedgerChange('').replace('declare\n  callers text;\n', ''))
    await runner.query(refuseEntryChange('').replace('declare\n  callers text;\n', ''))
  }
}
