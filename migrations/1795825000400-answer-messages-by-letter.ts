import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * An answer goes with the message that it answers. Its letter is no row that it holds: letters that were sent need not be kept
 * as long as what they said.
 */
const up = [
  `create table message_answers (
    id uuid constraint message_answers_pkey primary key,
    message_id uuid not null
      constraint message_answers_message_id_fkey references contact_messages (id) on delete cascade,
    text text not null constraint message_answers_text_check check (char_length(text) between 1 and 5000),
    letter_id uuid not null,
    written_by uuid,
    written_at timestamptz not null default now()
  )`,
  'create index message_answers_message_id_idx on message_answers (message_id, id)',
  `create index message_answers_addresses_idx on message_answers using gin (addresses_in(text))
    with (gin_pending_list_limit = 1024) where text like '%@%'`,
  `select keep_trail_of('message_answers', true, silent => '{letter_id}')`,
]

/** The team answers messages by letter, and sees beneath each what was answered. */
export class AnswerMessagesByLetter1795825000400 implements MigrationInterface {
  readonly name = 'AnswerMessagesByLetter1795825000400'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of up) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table message_answers')
  }
}
