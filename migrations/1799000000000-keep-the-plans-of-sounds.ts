import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What hears a name: an index of messages, the words of people, and every search for somebody. */
const functions = ['words_of(text)', 'people_called(text)']

const replacing = (called: string, changes: readonly (readonly [string, string])[]): string => {
  const changed = changes.reduce(
    (definition, [from, to]) => `replace(${definition}, $text$${from}$text$, $text$${to}$text$)`,
    `pg_get_functiondef('${called}'::regprocedure)`,
  )
  return `do $migration$ begin execute ${changed}; end $migration$`
}

const inSql = [' LANGUAGE sql', 'AS $function$\n    select ', '\n  $function$']
const inPlpgsql = [' LANGUAGE plpgsql', 'AS $function$\nbegin return (\n    select ', '\n  ); end $function$']

const pairs = (from: readonly string[], to: readonly string[]): [string, string][] =>
  from.map((text, index) => [text, to[index] ?? ''])

/**
 * A function written in SQL that asks of tables is planned for each call, one of PL/pgSQL once in a session: a name is heard in
 * half the time, as it is written and as it is looked for.
 */
export class KeepThePlansOfSounds1799000000000 implements MigrationInterface {
  readonly name = 'KeepThePlansOfSounds1799000000000'

  async up(runner: QueryRunner): Promise<void> {
    for (const called of functions) await runner.query(replacing(called, pairs(inSql, inPlpgsql)))
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const called of functions) await runner.query(replacing(called, pairs(inPlpgsql, inSql)))
  }
}
