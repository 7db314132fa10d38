import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What stands around a name or between its words beside ASCII: companies are written „so“ in Georgian. */
const marks = '„“”‚«»‹›–—―·•'

const called = (name: string): string => `${name} ~ '[${marks}]'`

/** They are found by other words from now on. */
const describeAnew = `
  select describe_people(array(select distinct p.root_id from people p join donors o on o.person_id = p.id where ${called('o.name')}));
  select describe_open_people(array(select distinct p.root_id from people p join donors o on o.person_id = p.id where ${called('o.name')}))`

/** A name is heard as the same with and without quotation marks, and each of its words is found. */
export class HearNamesBetweenQuotes1795829000040 implements MigrationInterface {
  readonly name = 'HearNamesBetweenQuotes1795829000040'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter function sounds_of(text) rename to sounds_of_words')
    await runner.query(`
      create function sounds_of(given text) returns text language sql immutable parallel safe as $$
        select sounds_of_words(translate(given, '${marks}', '${' '.repeat(marks.length)}'))
      $$`)
    await runner.query(describeAnew)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function sounds_of(text)')
    await runner.query('alter function sounds_of_words(text) rename to sounds_of')
    await runner.query(describeAnew)
  }
}
