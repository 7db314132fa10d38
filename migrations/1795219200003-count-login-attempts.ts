import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CountLoginAttempts1795219200003 implements MigrationInterface {
  readonly name = 'CountLoginAttempts1795219200003'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table login_attempts (
        key text constraint login_attempts_pkey primary key,
        attempts timestamptz[] not null,
        expires_at timestamptz not null
      )`)
    await runner.query('create index login_attempts_expires_at_idx on login_attempts (expires_at)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table login_attempts')
  }
}
