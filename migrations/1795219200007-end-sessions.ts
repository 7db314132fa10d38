import type { MigrationInterface, QueryRunner } from 'typeorm'

export class EndSessions1795219200007 implements MigrationInterface {
  readonly name = 'EndSessions1795219200007'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ended_tokens (
        hash text constraint ended_tokens_pkey primary key,
        expires_at timestamptz not null
      )`)
    await runner.query('create index ended_tokens_expires_at_idx on ended_tokens (expires_at)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ended_tokens')
  }
}
