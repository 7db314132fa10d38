import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What keep_trail() does with from where somebody writes, as it stands there: in each entry, and in a row that entries share. */
const places: readonly [inEach: string, once: string][] = [
  ['program, address, device, operation', 'program, origin_id, operation'],
  [`program, asker ->> 'address',\n        asker ->> 'device', asker`, 'program, origin, asker'],
  [`program,\n      asker ->> 'address', asker ->> 'device', asker`, 'program,\n      origin, asker'],
  ['program text;\nbegin', 'program text;\n  origin uuid = trail_origin_of(asker);\nbegin'],
]

const rewrite = (from: string, to: string): string => `
do $rewrite$
declare
  definition text = pg_get_functiondef('keep_trail()'::regprocedure);
begin
  if position($from$${from}$from$ in definition) = 0 then
    raise exception 'keep_trail() tells in another way from where something was written';
  end if;
  execute replace(definition, $from$${from}$from$, $to$${to}$to$);
end $rewrite$`

const table = `
create table trail_origins (
  id uuid constraint trail_origins_pkey primary key,
  actor_id uuid not null,
  address text,
  device text
);
create index trail_origins_actor_idx on trail_origins (actor_id, address);

comment on table trail_origins is
  'From where, and with what, somebody has written: entries of the trail point here. It is only ever emptied, when they are erased.';

insert into trail_origins (id, actor_id, address, device)
select gen_random_uuid(), actor_id, address, device from trail
where actor_id is not null and (address is not null or device is not null) group by actor_id, address, device;

alter table trail add column origin_id uuid;
alter table trail disable trigger trail_refuse_change;
update trail t set origin_id = o.id from trail_origins o
where t.actor_id = o.actor_id and coalesce(t.address, '') = coalesce(o.address, '')
  and coalesce(t.device, '') = coalesce(o.device, '');
alter table trail enable trigger trail_refuse_change;
alter table trail drop column address, drop column device;`

/**
 * Of two requests that come from somewhere for the first time each may add a row: neither waits for the other, as both would
 * for a unique one, and they say the same.
 */
const finding = (schema: string): string => `
create function trail_origin_of(asker jsonb) returns uuid
language plpgsql security definer set search_path = ${schema}, pg_temp as $$
declare
  origin uuid;
begin
  if asker is null then
    return null;
  end if;
  select o.id into origin from trail_origins o
  where o.actor_id = (asker ->> 'actor')::uuid and o.address = asker ->> 'address' and o.device = asker ->> 'device'
  limit 1;
  if origin is null then
    insert into trail_origins (id, actor_id, address, device)
    values (gen_random_uuid(), (asker ->> 'actor')::uuid, asker ->> 'address', asker ->> 'device')
    returning id into origin;
  end if;
  return origin;
end $$;

comment on function trail_origin_of is 'From where, and with what, somebody asks, as the trail knows it.';`

const actors = (schema: string, ofTable: string): string => `
create or replace function erase_actors(actors uuid[]) returns void
language plpgsql security definer set search_path = ${schema}, pg_temp as $$
begin
  update ${ofTable} set address = null, device = null
  where actor_id = any(actors) and (address is not null or device is not null);
end $$;`

const backToEach = `
alter table trail add column address text, add column device text;
alter table trail disable trigger trail_refuse_change;
update trail t set address = o.address, device = o.device from trail_origins o where o.id = t.origin_id;
alter table trail enable trigger trail_refuse_change;
alter table trail drop column origin_id;
drop function trail_origin_of;
drop table trail_origins;`

/**
 * From where and with what somebody writes is theirs, and goes with them: it stands once for all of their entries, so that
 * erasing whoever has written a million of them is as short as erasing whoever has written one.
 */
export class KeepOriginsOnce1795564800031 implements MigrationInterface {
  readonly name = 'KeepOriginsOnce1795564800031'

  async up(runner: QueryRunner): Promise<void> {
    const schema = await this.#schema(runner)
    await runner.query(table)
    for (const sql of [finding(schema), actors(schema, 'trail_origins')]) await runner.query(sql)
    for (const [inEach, once] of places) await runner.query(rewrite(inEach, once))
  }

  async down(runner: QueryRunner): Promise<void> {
    const schema = await this.#schema(runner)
    for (const [inEach, once] of places) await runner.query(rewrite(once, inEach))
    await runner.query(backToEach)
    await runner.query(actors(schema, 'trail'))
  }

  async #schema(runner: QueryRunner): Promise<string> {
    const [{ schema }] = await runner.query('select quote_ident(current_schema()) as schema')
    return schema
  }
}
