import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Somebody has seen that a letter was not sent, or may not have been, and leaves it at that. */
export class DismissLetters1795826100030 implements MigrationInterface {
  readonly name = 'DismissLetters1795826100030'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table letters add column dismissed_at timestamptz')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table letters drop column dismissed_at')
  }
}
