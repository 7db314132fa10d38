import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Codes themselves are told to nobody: that somebody has made others is what the trail tells. */
export class TellWhenCodesAreRenewed1795564800035 implements MigrationInterface {
  readonly name = 'TellWhenCodesAreRenewed1795564800035'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table second_factors add column codes_made_at timestamptz;
      update second_factors set codes_made_at = confirmed_at;`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table second_factors drop column codes_made_at')
  }
}
