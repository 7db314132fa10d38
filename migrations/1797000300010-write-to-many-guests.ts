import type { MigrationInterface, QueryRunner } from 'typeorm'

const mailings = `
create table event_mailings (
  event_id uuid not null
    constraint event_mailings_event_id_fkey references events (id) on delete cascade,
  kind text not null,
  made_at timestamptz not null,
  last_subscriber uuid not null,
  constraint event_mailings_pkey primary key (event_id, kind)
);`

/** How far letters had come since a copy was made nobody knows: who has none by then gets none, and nobody gets two. */
const ended = '\n  delete from event_mailings;'

const ending = '\nend $function$'

const restoring = (from: string, to: string): string => `
do $migration$ begin
  execute replace(pg_get_functiondef('after_restoring()'::regprocedure), $text$${from}$text$, $text$${to}$text$);
end $migration$`

/** What becomes of an event is written to many a few at a time, while nobody waits for it. */
export class WriteToManyGuests1797000300010 implements MigrationInterface {
  readonly name = 'WriteToManyGuests1797000300010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(mailings)
    await runner.query(restoring(ending, `${ended}${ending}`))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(restoring(ended, ''))
    await runner.query('drop table event_mailings')
  }
}
