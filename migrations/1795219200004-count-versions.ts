import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What admins edit, so that two who change the same thing at once do not silently overwrite each other. */
const tables = ['projects', 'events', 'gallery_slots']

export class CountVersions1795219200004 implements MigrationInterface {
  readonly name = 'CountVersions1795219200004'

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await runner.query(`alter table ${table} add column version integer not null default 1`)
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`alter table ${table} drop column version`)
  }
}
