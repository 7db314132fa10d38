import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What the gateway is called at the database: what it writes for nobody in particular leaves no trail. */
const gateway = 'from-stray-to-safe'

/** Who did what stays; what was there before and after stands apart, so that a person can be taken out of it. */
const tables = `
create table trail (
  id uuid constraint trail_pkey primary key,
  at timestamptz not null,
  actor_id uuid,
  session_id uuid,
  program text,
  address text,
  device text,
  operation text,
  of_table text not null,
  record_id text,
  action text not null constraint trail_action_check
    check (action in ('create', 'change', 'publish', 'archive', 'delete', 'restore', 'destroy')),
  columns text[] not null,
  constraint trail_actor_check check ((actor_id is null) = (program is not null))
);
create index trail_actor_idx on trail (actor_id, id);
create index trail_action_idx on trail (action, id);
create index trail_record_idx on trail (of_table, record_id, id);
create index trail_kind_idx on trail (of_table, id);

create table trail_values (
  entry_id uuid constraint trail_values_pkey primary key
    constraint trail_values_entry_id_fkey references trail (id),
  before jsonb,
  after jsonb,
  erased_at timestamptz
);

comment on table trail is 'Who did what to which record. Entries are only ever added.';
comment on table trail_values is
  'What was there before an entry of the trail, and after. It is only ever lost, by erase_trail() alone.';`

/** A UUID of version 7, with the part of a millisecond in it: entries of one transaction have an order too. */
const ids = `
create function trail_id(moment timestamptz) returns uuid language sql immutable as $$
  select (
    lpad(to_hex(floor(extract(epoch from moment) * 1000)::bigint), 12, '0') || '7' ||
    lpad(to_hex((floor(extract(epoch from moment) * 1000000)::bigint % 1000) * 4096 / 1000), 3, '0') ||
    '8000000000000000'
  )::uuid
$$;

create function new_trail_id(moment timestamptz) returns uuid language sql volatile as $$
  select (left(trail_id(moment)::text, 19) || right(gen_random_uuid()::text, 17))::uuid
$$;`

const permanence = `
create function refuse_trail_change() returns trigger language plpgsql set search_path from current as $$
declare
  callers text;
begin
  get diagnostics callers = pg_context;
  if tg_table_name = 'trail_values' and tg_op = 'UPDATE' and callers like '%erase_trail(%' then
    return null;
  end if;
  raise exception 'the trail is only ever added to'
    using errcode = 'restrict_violation', table = tg_table_name, constraint = tg_table_name || '_permanent';
end $$;

create trigger trail_refuse_change before update or delete or truncate on trail
  for each statement execute function refuse_trail_change();
create trigger trail_values_refuse_change before update or delete or truncate on trail_values
  for each statement execute function refuse_trail_change();`

const erasing = (schema: string): string => `
create function erase_trail(of_records text, ids text[], only_columns text[] default null) returns void
language plpgsql security definer set search_path = ${schema}, pg_temp as $$
begin
  update trail_values v
  set before = v.before - only_columns, after = v.after - only_columns, erased_at = now()
  from trail t
  where t.of_table = of_records and t.record_id = any(ids) and v.entry_id = t.id
    and (v.before is not null or v.after is not null);
end $$;

comment on function erase_trail is
  'Takes what was there before and after out of all entries of these records: some columns, or where none is named all.';`

/** What a row is known by. */
const keyOf = (row: string): string => `case when cardinality(keys) = 1 then ${row} ->> keys[1]
  else (select string_agg(${row} ->> k, '_' order by i) from unnest(keys) with ordinality u (k, i)) end`

/** Writes entries of changes, each a pair of what stood there and what stands there now. */
const enter = (changes: string): string => `
    with changes as materialized (${changes}),
    told as materialized (
      select clock_timestamp() as at, stood, stands, c.columns, c.before, c.after
      from changes cross join lateral (
        select coalesce(array_agg(k order by k), '{}') as columns,
          jsonb_object_agg(k, stood -> k) as before, jsonb_object_agg(k, stands -> k) as after
        from jsonb_object_keys(stands) k
        where stood is not null and k <> all(silent) and (stood -> k) is distinct from (stands -> k)
      ) c
      where stood is null or stands is null or c.columns <> '{}'
    ),
    entries as materialized (
      select new_trail_id(at) as id, t.*, ${keyOf('coalesce(stands, stood)')} as record_id,
        case
          when stood is null then 'create'
          when stands is null then case when stood ? 'deleted_at' then 'destroy' else 'delete' end
          when columns @> '{deleted_at}' then
            case when stands ->> 'deleted_at' is null then 'restore' else 'delete' end
          when columns @> '{archived_at}' and stands ->> 'archived_at' is not null then 'archive'
          when columns @> '{published_at}' and stands ->> 'published_at' is not null then 'publish'
          else 'change'
        end as action
      from told t
    ),
    entered as (
      insert into trail (id, at, actor_id, session_id, program, address, device, operation,
        of_table, record_id, action, columns)
      select id, at, (asker ->> 'actor')::uuid, (asker ->> 'session')::uuid, program, asker ->> 'address',
        asker ->> 'device', asker ->> 'operation', tg_table_name, record_id, action, columns
      from entries
    )
    insert into trail_values (entry_id, before, after)
    select id,
      case when stands is null then case when not is_personal then jsonb_strip_nulls(stood - silent) end
        else before end - secrets,
      case when stood is null then jsonb_strip_nulls(stands - silent) else after end - secrets
    from entries;`

/**
 * Attached to every table that people write, for each statement, or for each row where visitors write without an account
 * and must not wait for what is nothing to them. Whoever is deleted for good is gone from what stood there as well.
 */
const keeping = (schema: string): string => `
create function keep_trail() returns trigger
language plpgsql security definer set search_path = ${schema}, pg_temp as $$
declare
  keys text[] = tg_argv[0];
  secrets text[] = tg_argv[1];
  silent text[] = tg_argv[2];
  is_personal boolean = tg_argv[3];
  asker jsonb = nullif(current_setting('trail.asker', true), '');
  program text;
begin
  if tg_op = 'DELETE' and is_personal then
    perform erase_trail(tg_table_name, array(select ${keyOf('to_jsonb(g)')} from gone g));
  end if;
  if asker is null then
    if current_setting('application_name') = '${gateway}' then
      return null;
    end if;
    program = coalesce(nullif(current_setting('application_name'), ''), '?') || ' (' || session_user || ')';
  end if;
  if tg_op = 'TRUNCATE' then
    insert into trail (id, at, actor_id, session_id, program, address, device, operation, of_table, action, columns)
    select new_trail_id(now), now, (asker ->> 'actor')::uuid, (asker ->> 'session')::uuid, program,
      asker ->> 'address', asker ->> 'device', asker ->> 'operation', tg_table_name, 'destroy', '{}'
    from clock_timestamp() now;
  elsif tg_level = 'ROW' then
    ${enter(`select case when tg_op <> 'INSERT' then to_jsonb(old) end as stood, to_jsonb(new) as stands`)}
  elsif tg_op = 'INSERT' then
    ${enter('select null::jsonb as stood, to_jsonb(a) as stands from added a')}
  elsif tg_op = 'UPDATE' then
    ${enter(`select g.stood, a.stands
      from (select to_jsonb(g) as stood, ${keyOf('to_jsonb(g)')} as key from gone g) g
      join (select to_jsonb(a) as stands, ${keyOf('to_jsonb(a)')} as key from added a) a using (key)`)}
  else
    ${enter('select to_jsonb(g) as stood, null::jsonb as stands from gone g')}
  end if;
  return null;
end $$;`

/** What of the trail is decided before anything is prepared for it. */
const leaves = `coalesce(current_setting(''trail.asker'', true), '''') <> '''' or current_setting(''application_name'') <> ''${gateway}''`

const attaching = `
create function keep_trail_of(
  of_records regclass, is_personal boolean, secrets text[] default '{}', silent text[] default '{}',
  keys text[] default '{id}', is_public boolean default false
) returns void language plpgsql set search_path from current as $$
declare
  name text = (select relname from pg_class where oid = of_records);
  run text = format('execute function keep_trail(%L, %L, %L, %L)', keys, secrets, silent, is_personal);
  leaves text = '${leaves}';
begin
  if is_public then
    execute format('create trigger %I after insert on %s for each row when (%s) %s',
      name || '_trail_insert', of_records, leaves, run);
  else
    execute format('create trigger %I after insert on %s referencing new table as added
      for each statement when (%s) %s', name || '_trail_insert', of_records, leaves, run);
  end if;
  execute format('create trigger %I after update on %s referencing old table as gone new table as added
    for each statement when (%s) %s', name || '_trail_update', of_records, leaves, run);
  execute format('create trigger %I after delete on %s referencing old table as gone for each statement %s %s',
    name || '_trail_delete', of_records, case when is_personal then '' else format('when (%s)', leaves) end, run);
  execute format('create trigger %I after truncate on %s for each statement when (%s) %s',
    name || '_trail_truncate', of_records, leaves, run);
end $$;

comment on function keep_trail_of is
  'Every write to a table by a person leaves a trail from now on. Secrets are never told, silent columns are no change; personal rows take what was told of them along when they are deleted; into public ones visitors write without an account.';`

/** What says nothing that is not said by another column, or changes with every change. */
const trailed = [
  `'users', true, '{password_hash}', '{email_key,username_key,token_version}'`,
  `'projects', false, '{}', '{version,updated_at}'`,
  `'events', false, '{}', '{version,updated_at}'`,
  `'event_subscribers', true, '{}', '{email_key}', is_public => true`,
  `'gallery_slots', false, '{}', '{version,updated_at}', '{position}'`,
  `'contact_messages', true, is_public => true`,
  `'newsletter_subscriptions', true, '{}', '{email_key}', is_public => true`,
  `'donations', false, '{}', '{version,person_id}'`,
  `'donors', true, '{}', '{email_key,person_id}'`,
  `'donation_imports', false`,
  `'bank_mappings', false, '{}', '{updated_at}', '{header_key}'`,
  `'people_apart', false, keys => '{one_id,other_id}'`,
  `'donor_notes', true`,
]

/** People are made and counted by triggers; that some of them are one and the same is said by a person. */
const merges = `
create trigger people_trail_update after update of merged_into on people for each row
  when (old.merged_into is distinct from new.merged_into and (${leaves.replaceAll("''", "'")}))
  execute function keep_trail('{id}', '{}', '{name,email,locale,words,sound}', true);`

export class KeepATrail1795305600020 implements MigrationInterface {
  readonly name = 'KeepATrail1795305600020'

  async up(runner: QueryRunner): Promise<void> {
    const [{ schema }] = await runner.query('select quote_ident(current_schema()) as schema')
    for (const sql of [tables, ids, permanence, erasing(schema), keeping(schema), attaching, merges])
      await runner.query(sql)
    for (const table of trailed) await runner.query(`select keep_trail_of(${table})`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function keep_trail() cascade;
      drop table trail_values, trail;
      drop function keep_trail_of, erase_trail, refuse_trail_change, new_trail_id, trail_id;`)
  }
}
