import type { MigrationInterface, QueryRunner } from 'typeorm'

const pairs = 'group by key having count(*) = 2 order by min(n)'
const all = 'group by key order by min(n), bool_or(is_new)'

const rewrite = (from: string, to: string): string => `
do $rewrite$
declare
  definition text = pg_get_functiondef('keep_trail()'::regprocedure);
begin
  if position('${from}' in definition) = 0 then
    raise exception 'keep_trail() pairs rows in another way';
  end if;
  execute replace(definition, '${from}', '${to}');
end $rewrite$`

/**
 * What stood under a key and stands under another was paired with nothing, and told by nothing. Whoever writes to the database by
 * hand could so change all of a record. It is one that is gone, and another that is new.
 */
export class TellOfChangedKeys1799001850000 implements MigrationInterface {
  readonly name = 'TellOfChangedKeys1799001850000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(rewrite(pairs, all))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(rewrite(all, pairs))
  }
}
