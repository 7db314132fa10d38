import type { MigrationInterface, QueryRunner } from 'typeorm'

const check = (...roles: readonly string[]): string => `
  alter table users drop constraint users_role_check;
  alter table users add constraint users_role_check check (role in (${roles.map((role) => `'${role}'`).join(', ')}))`

export class KnowEditorsAndViewers1795305600010 implements MigrationInterface {
  readonly name = 'KnowEditorsAndViewers1795305600010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(check('user', 'viewer', 'editor', 'admin'))
  }

  /** Who looks after something loses it: nobody becomes an admin by going back. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update users set role = 'user', token_version = token_version + 1 where role in ('viewer', 'editor')`,
    )
    await runner.query(check('user', 'admin'))
  }
}
