import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Whoever asks to be forgotten is looked for by their address, and whoever starts again by what is not settled. */
const up = `
create table letters (
  id uuid constraint letters_pkey primary key,
  kind text not null constraint letters_kind_check check (kind <> ''),
  locale text not null constraint letters_locale_check check (locale in ('en', 'ka')),
  recipient text not null constraint letters_recipient_check check (length(recipient) between 1 and 254),
  state text not null default 'waiting' constraint letters_state_check
    check (state in ('waiting', 'sending', 'sent', 'failed', 'doubtful')),
  attempts integer not null default 0 constraint letters_attempts_check check (attempts >= 0),
  answer text constraint letters_answer_check check (length(answer) <= 500),
  written_at timestamptz not null,
  tried_at timestamptz
);
comment on table letters is 'What the site has written to somebody by email, and what became of it.';
create index letters_recipient_key_idx on letters (lower(normalize(recipient, NFKC)));
create index letters_unsettled_idx on letters (written_at) where state in ('waiting', 'sending');`

export class WriteLetters1795651200310 implements MigrationInterface {
  readonly name = 'WriteLetters1795651200310'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table letters')
  }
}
