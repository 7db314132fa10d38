import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A request that is made again is answered as it was, though what it has created may stand otherwise by then. */
export class KeepWhatWasAnswered1796800000010 implements MigrationInterface {
  readonly name = 'KeepWhatWasAnswered1796800000010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table idempotency_keys add column answer text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table idempotency_keys drop column answer')
  }
}
