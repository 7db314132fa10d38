import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A message is answered as its answer is written, and new again where a server refuses that: nobody has read it. Sent again,
 * it is answered again. Only the last answer counts; what is in doubt may have arrived.
 */
const reopening = `
create function reopen_message() returns trigger language plpgsql set search_path from current as $$
declare
  is_refused boolean = new.state = 'failed';
begin
  update contact_messages m
  set state = case when is_refused then 'new' else 'answered' end, version = m.version + 1, updated_at = now()
  from message_answers a
  where a.id = new.about and m.id = a.message_id
    and m.state = case when is_refused then 'answered' else 'new' end
    and not exists (select from message_answers later where later.message_id = a.message_id and later.id > a.id);
  return null;
end $$;

comment on function reopen_message is
  'Makes a message new again whose answer could not be sent, and answered once that is sent again.';

create trigger letters_reopen_message after update of state on letters
  for each row when (
    new.kind = 'messageAnswer' and old.state <> new.state
    and (new.state = 'failed' or old.state = 'failed' and new.state = 'waiting')
  ) execute function reopen_message();`

export class ReopenWhatWasAnsweredInVain1797000700010 implements MigrationInterface {
  readonly name = 'ReopenWhatWasAnsweredInVain1797000700010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(reopening)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger letters_reopen_message on letters')
    await runner.query('drop function reopen_message')
  }
}
