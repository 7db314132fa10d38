import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Of two requests that come from somewhere for the first time each may add a row: neither waits for the other, as both would
 * for a unique one, and they say the same.
 */
const finding = (schema: string, unlessGone: string): string => `
create or replace function trail_origin_of(asker jsonb) returns uuid
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
  if origin is null then${unlessGone}
    insert into trail_origins (id, actor_id, address, device)
    values (gen_random_uuid(), (asker ->> 'actor')::uuid, asker ->> 'address', asker ->> 'device')
    returning id into origin;
  end if;
  return origin;
end $$;`

/** Whoever erases somebody holds their account before anything of theirs: one of the two waits for the other. */
const unlessGone = `
    perform from users where id = (asker ->> 'actor')::uuid for key share;
    if not found then
      return null;
    end if;`

/**
 * What a request of somebody writes who is being erased meanwhile was told with its place, which nobody could find any more:
 * no account leads to it.
 */
export class ForgetWhereTheErasedWrite1795824000510 implements MigrationInterface {
  readonly name = 'ForgetWhereTheErasedWrite1795824000510'

  async up(runner: QueryRunner): Promise<void> {
    const schema = await this.#schema(runner)
    await runner.query(finding(schema, unlessGone))
    await runner.query(`
      select erase_actors(array(
        select distinct o.actor_id from trail_origins o
        where num_nonnulls(o.address, o.device) > 0 and not exists (select from users u where u.id = o.actor_id)
      ))`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(finding(await this.#schema(runner), ''))
  }

  async #schema(runner: QueryRunner): Promise<string> {
    const [{ schema }] = await runner.query('select quote_ident(current_schema()) as schema')
    return schema
  }
}
