import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Where a record stands among the others: where somebody has put it, or else by its id, the newest first. An id is a
 * number of 128 bits, so no two stand at the same place; and between any two there is room for another.
 */
const place = `
create function place_of(place numeric, id uuid) returns numeric language sql immutable parallel safe
return coalesce(place, -(
  ('x' || substr(id::text, 1, 8))::bit(32)::bigint::numeric * 79228162514264337593543950336
  + ('x' || substr(id::text, 10, 4) || substr(id::text, 15, 4))::bit(32)::bigint::numeric * 18446744073709551616
  + ('x' || substr(id::text, 20, 4) || substr(id::text, 25, 4))::bit(32)::bigint::numeric * 4294967296
  + ('x' || substr(id::text, 29, 8))::bit(32)::bigint::numeric
));`

/** What everybody may list is found in an index alone, in its order. */
const ordered = `
alter table projects add column place numeric;
alter table events add column place numeric;
create index events_place_idx on events (place_of(place, id), id);
drop index projects_open_idx;
create index projects_open_idx on projects (place_of(place, id), id)
  include (start_date, end_date, published_at, archived_at, place) where deleted_at is null;`

const before = `
drop index projects_open_idx;
create index projects_open_idx on projects (id desc) include (start_date, end_date, published_at, archived_at)
  where deleted_at is null;
alter table projects drop column place;
alter table events drop column place;
drop function place_of(numeric, uuid);`

export class OrderContentByHand1795219200171 implements MigrationInterface {
  readonly name = 'OrderContentByHand1795219200171'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [place, ordered]) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(before)
  }
}
