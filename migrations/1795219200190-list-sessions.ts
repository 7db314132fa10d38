import type { MigrationInterface, QueryRunner } from 'typeorm'

const up = [
  `create table sessions (
    id uuid constraint sessions_pkey primary key,
    user_id uuid not null constraint sessions_user_id_fkey references users on delete cascade,
    token_version integer not null,
    opened_at timestamptz not null,
    seen_at timestamptz not null,
    expires_at timestamptz not null,
    address text not null constraint sessions_address_check check (length(address) <= 100),
    device text not null constraint sessions_device_check check (length(device) <= 300)
  )`,
  'create index sessions_user_id_idx on sessions (user_id)',
  'create index sessions_expires_at_idx on sessions (expires_at)',
  'drop table ended_tokens',
]

const down = [
  `create table ended_tokens (
    hash text constraint ended_tokens_pkey primary key,
    expires_at timestamptz not null
  )`,
  'create index ended_tokens_expires_at_idx on ended_tokens (expires_at)',
  'drop table sessions',
]

/** A session is there until it is ended; before, it was good until it was among those that were ended. */
export class ListSessions1795219200190 implements MigrationInterface {
  readonly name = 'ListSessions1795219200190'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of up) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of down) await runner.query(sql)
  }
}
