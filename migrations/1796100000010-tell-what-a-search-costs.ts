import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * To look through a text takes as long as the text is, of which PostgreSQL knows nothing: it takes it for as little as to compare
 * two numbers, and would read a table of some thousand stories whole. Of a function it believes what it is told.
 */
const holds = `
create function holds(looked_into text, pattern text) returns boolean
language plpgsql immutable strict parallel safe cost 100 as $$
begin
  return looked_into ~ pattern;
end $$;
comment on function holds(text, text) is
  'Whether a regular expression finds something in a text, at a price for which an index is looked into first.';`

export class TellWhatASearchCosts1796100000010 implements MigrationInterface {
  readonly name = 'TellWhatASearchCosts1796100000010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(holds)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function holds(text, text)')
  }
}
