import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Which key came after which is known by this, whatever a clock says. */
export class KeepKeysInOrder1795392000050 implements MigrationInterface {
  readonly name = 'KeepKeysInOrder1795392000050'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table idempotency_keys add column place bigint generated always as identity
        constraint idempotency_keys_place_key unique`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table idempotency_keys drop column place')
  }
}
