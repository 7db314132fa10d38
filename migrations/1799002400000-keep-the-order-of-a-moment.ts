import type { MigrationInterface, QueryRunner } from 'typeorm'

const idsOf = (tail: string): string => `
create or replace function new_trail_id(moment timestamptz) returns uuid language sql volatile as $$
  select (left(trail_id(moment)::text, 19) || ${tail})::uuid
$$`

const atRandom = 'right(gen_random_uuid()::text, 17)'

/** Behind the moment, a number that grows; three digits at random make no id known beforehand. */
const inOrder = `(select '8' || left(number, 3) || '-' || substr(number, 4) || left(gen_random_uuid()::text, 3)
    from (select lpad(to_hex(nextval('trail_order')), 12, '0')) o (number))`

/**
 * A clock tells moments apart by a millionth of a second, the embedded database's by a thousandth: what was written within one
 * was told in any order, so that a record could be created after it was destroyed.
 */
export class KeepTheOrderOfAMoment1799002400000 implements MigrationInterface {
  readonly name = 'KeepTheOrderOfAMoment1799002400000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create sequence trail_order')
    await runner.query(idsOf(inOrder))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(idsOf(atRandom))
    await runner.query('drop sequence trail_order')
  }
}
