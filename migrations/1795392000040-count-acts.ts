import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CountActs1795392000040 implements MigrationInterface {
  readonly name = 'CountActs1795392000040'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table counted_acts (
        key text constraint counted_acts_pkey primary key,
        moments timestamptz[] not null,
        expires_at timestamptz not null
      )`)
    await runner.query('create index counted_acts_expires_at_idx on counted_acts (expires_at)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table counted_acts')
  }
}
