import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What a row is known by. */
const keyOf = (row: string): string => `case when cardinality(keys) = 1 then ${row} ->> keys[1]
  else (select string_agg(${row} ->> k, '_' order by i) from unnest(keys) with ordinality u (k, i)) end`

/** As it stands in the function: what stood there beside what stands there now. */
const joined = `select g.stood, a.stands
      from (select to_jsonb(g) as stood, ${keyOf('to_jsonb(g)')} as key from gone g) g
      join (select to_jsonb(a) as stands, ${keyOf('to_jsonb(a)')} as key from added a) a using (key)`

/** The same from one reading of each, in the order of the rows that were written. */
const grouped = `select (array_agg(r) filter (where not is_new))[1] as stood, (array_agg(r) filter (where is_new))[1] as stands
      from (
        select r, is_new, n, ${keyOf('r')} as key from (
          select to_jsonb(g) as r, false as is_new, row_number() over () as n from gone g
          union all
          select to_jsonb(a), true, row_number() over () from added a
        ) written
      ) each
      group by key having count(*) = 2 order by min(n)`

const rewrite = (from: string, to: string): string => `
do $rewrite$
declare
  definition text = pg_get_functiondef('keep_trail()'::regprocedure);
begin
  if position($from$${from}$from$ in definition) = 0 then
    raise exception 'keep_trail() pairs changes in another way';
  end if;
  execute replace(definition, $from$${from}$from$, $to$${to}$to$);
end $rewrite$`

/**
 * The tables of a statement's changes have no index, and the plan of a session's first change is kept: each of a thousand
 * rows was compared with each other one, for eleven seconds.
 */
export class PairChangesAtOnce1795392000062 implements MigrationInterface {
  readonly name = 'PairChangesAtOnce1795392000062'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(rewrite(joined, grouped))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(rewrite(grouped, joined))
  }
}
