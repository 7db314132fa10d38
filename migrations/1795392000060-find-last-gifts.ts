import type { MigrationInterface, QueryRunner } from 'typeorm'

const year = `extract(year from d.received_at at time zone 'Asia/Tbilisi')::integer`

const begun = `
create or replace function last_gift_at(person uuid, of_year integer) returns timestamptz
  language sql stable set search_path from current`

/**
 * Down the index of a person's gifts to the newest that counts, whatever a plan believes of a ledger that has just grown. A
 * range of one keeps \`person_id\` in the order, which no other index has.
 */
const byPerson = `${begun}
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
    select max(g.received_at) from people p cross join lateral (
      select d.received_at from donations d
      where d.person_id between p.id and p.id and d.status = 'confirmed' and (of_year = 0 or ${year} = of_year)
      order by d.person_id, d.received_at desc, d.id desc limit 1
    ) g
    where p.root_id = person
  $$`

const byLedger = `${begun} as $$
    select max(d.received_at) from people p join donations d on d.person_id = p.id and d.status = 'confirmed'
    where p.root_id = person and (of_year = 0 or ${year} = of_year)
  $$`

/** Planned for a ledger of few gifts, it read all of them for each who gave: an import of 5,000 took a minute to undo. */
export class FindLastGifts1795392000060 implements MigrationInterface {
  readonly name = 'FindLastGifts1795392000060'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(byPerson)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(byLedger)
  }
}
