import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * As in 1797000300010-write-to-many-guests.ts, which 1798000300000-restore-letters-that-are-held-back.ts has taken back: how far
 * letters had come since a copy was made nobody knows.
 */
const ended = '\n  delete from event_mailings;'

const ending = '\nend $function$'

const restoring = (from: string, to: string): string => `
do $migration$ begin
  execute replace(pg_get_functiondef('after_restoring()'::regprocedure), $text$${from}$text$, $text$${to}$text$);
end $migration$`

/** What is written to many guests does not go on by itself once a copy is restored. */
export class RestoreLettersToGuests1798000700000 implements MigrationInterface {
  readonly name = 'RestoreLettersToGuests1798000700000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(restoring(ending, `${ended}${ending}`))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(restoring(ended, ''))
  }
}
