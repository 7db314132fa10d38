import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What was remembered of requests to record a donation is remembered of every request that creates something. */
export class RememberEveryCreate1795219200014 implements MigrationInterface {
  readonly name = 'RememberEveryCreate1795219200014'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table idempotency_keys (
        record_id uuid constraint idempotency_keys_pkey primary key,
        user_id uuid constraint idempotency_keys_user_id_fkey references users (id) on delete cascade,
        operation text not null,
        key text not null constraint idempotency_keys_key_check check (char_length(key) between 1 and 255),
        fingerprint text not null,
        created_at timestamptz not null default now(),
        constraint idempotency_keys_key unique nulls not distinct (user_id, operation, key)
      )`)
    await runner.query('create index idempotency_keys_created_at_idx on idempotency_keys (created_at)')
    await runner.query(`
      insert into idempotency_keys (record_id, user_id, operation, key, fingerprint, created_at)
      select donation_id, recorded_by, 'recordDonation', key, fingerprint, created_at from donation_requests`)
    await runner.query('drop table donation_requests')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table donation_requests (
        recorded_by uuid not null
          constraint donation_requests_recorded_by_fkey references users (id) on delete cascade,
        key text not null constraint donation_requests_key_check check (char_length(key) between 1 and 255),
        fingerprint text not null,
        donation_id uuid not null
          constraint donation_requests_donation_id_fkey references donations (id) on delete restrict,
        created_at timestamptz not null,
        constraint donation_requests_pkey primary key (recorded_by, key)
      )`)
    await runner.query(`
      insert into donation_requests (recorded_by, key, fingerprint, donation_id, created_at)
      select user_id, key, fingerprint, record_id, created_at from idempotency_keys
      where operation = 'recordDonation'`)
    await runner.query('drop table idempotency_keys')
  }
}
