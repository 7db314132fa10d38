import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Everybody may ask which projects take gifts today, newest first. All that decides it stands in the index, so that
 * however many have ended, or never will, no row of them is read.
 */
export class FindOpenProjects1795219200011 implements MigrationInterface {
  readonly name = 'FindOpenProjects1795219200011'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index projects_open_idx on projects (id desc) include (start_date, end_date)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index projects_open_idx')
  }
}
