import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What an admin's program has asked to record, so that asking again records nothing twice. */
export class RememberDonationRequests1795219200002 implements MigrationInterface {
  readonly name = 'RememberDonationRequests1795219200002'

  async up(runner: QueryRunner): Promise<void> {
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
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table donation_requests')
  }
}
