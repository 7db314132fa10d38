import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Whoever leaves a list by a link of their own is put back onto it by nobody else. */
export class KeepWhoLeftThemselves1795829000020 implements MigrationInterface {
  readonly name = 'KeepWhoLeftThemselves1795829000020'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table removed_rows add column left_themselves boolean not null default false')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table removed_rows drop column left_themselves')
  }
}
