import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What an index calls with an empty search path. */
const hearing = `
create function heard_in(given text) returns tsvector
  language sql immutable parallel safe set search_path from current
  as $$ select array_to_tsvector(words_of(given)) $$;
comment on function heard_in(text) is
  'What names and addresses sound like, word by word, whichever script they are in.';`

export class HearNamesOfMessages1797000800020 implements MigrationInterface {
  readonly name = 'HearNamesOfMessages1797000800020'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(hearing)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function heard_in(text)')
  }
}
