import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What an address asks for counts at all gateways together: each tells the others of whoever asks it much. */
export class CountRequests1795828000020 implements MigrationInterface {
  readonly name = 'CountRequests1795828000020'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table counted_requests (
        key text,
        gateway uuid,
        count integer not null,
        expires_at timestamptz not null,
        constraint counted_requests_pkey primary key (key, gateway)
      )`)
    await runner.query('create index counted_requests_expires_at_idx on counted_requests (expires_at)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table counted_requests')
  }
}
