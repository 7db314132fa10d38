import type { MigrationInterface, QueryRunner } from 'typeorm'

export class RememberAddresses1795219200020 implements MigrationInterface {
  readonly name = 'RememberAddresses1795219200020'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table known_addresses (
        user_id uuid not null
          constraint known_addresses_user_id_fkey references users (id) on delete cascade,
        hash text not null,
        expires_at timestamptz not null,
        constraint known_addresses_pkey primary key (user_id, hash)
      )`)
    await runner.query('create index known_addresses_expires_at_idx on known_addresses (expires_at)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table known_addresses')
  }
}
