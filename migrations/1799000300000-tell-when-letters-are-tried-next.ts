import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * When a letter that was put off is brought again. The tables of the queue are not the site's own, and are not there before a
 * gateway has sent letters: its body is read only once it is asked. What waits is in an index of theirs by this key.
 */
const create = `
create function next_try_of_letter(letter uuid) returns timestamptz language plpgsql stable as $function$
begin
  if to_regclass('pgboss.job') is null then return null; end if;
  return (
    select max(start_after) from pgboss.job
    where name in ('letters', 'letters-to-many') and singleton_key = letter::text and state < 'active' and state = 'retry'
  );
end $function$`

export class TellWhenLettersAreTriedNext1799000300000 implements MigrationInterface {
  readonly name = 'TellWhenLettersAreTriedNext1799000300000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(create)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function next_try_of_letter')
  }
}
