import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What is there already waits for an answer: nobody has said otherwise. */
const up = [
  `alter table contact_messages
    add column state text not null default 'new'
      constraint contact_messages_state_check check (state in ('new', 'answered', 'closed')),
    add column taken_by uuid constraint contact_messages_taken_by_fkey references users (id) on delete set null`,
  'create index contact_messages_state_idx on contact_messages (state, id) where deleted_at is null',
  'create index contact_messages_taken_by_idx on contact_messages (taken_by, id)',
  `create table message_notes (
    id uuid constraint message_notes_pkey primary key,
    message_id uuid not null
      constraint message_notes_message_id_fkey references contact_messages (id) on delete cascade,
    text text not null constraint message_notes_text_check check (char_length(text) between 1 and 2000),
    written_by uuid constraint message_notes_written_by_fkey references users (id) on delete set null,
    written_at timestamptz not null default now()
  )`,
  'create index message_notes_message_id_idx on message_notes (message_id, id)',
  'create index message_notes_written_by_idx on message_notes (written_by)',
  `select keep_trail_of('message_notes', true)`,
]

const down = [
  'drop table message_notes',
  'alter table contact_messages drop column taken_by, drop column state',
]

/** The team says of each message whether it is answered, who has taken it, and what they know of it. */
export class HandleMessages1795305600031 implements MigrationInterface {
  readonly name = 'HandleMessages1795305600031'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of up) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of down) await runner.query(sql)
  }
}
