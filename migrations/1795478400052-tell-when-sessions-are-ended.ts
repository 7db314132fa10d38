import type { MigrationInterface, QueryRunner } from 'typeorm'

const trailOf = (secrets: string, silent: string): string => `
drop trigger users_trail_insert on users;
drop trigger users_trail_update on users;
drop trigger users_trail_delete on users;
drop trigger users_trail_truncate on users;
select keep_trail_of('users', true, '${secrets}', '${silent}');`

/**
 * All sessions of an account end with its token version. Whoever ended those of a colleague left no trail; the number says
 * nothing to anybody, and is told as little as a password is.
 */
export class TellWhenSessionsAreEnded1795478400052 implements MigrationInterface {
  readonly name = 'TellWhenSessionsAreEnded1795478400052'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(trailOf('{password_hash,token_version}', '{email_key,username_key}'))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(trailOf('{password_hash}', '{email_key,username_key,token_version}'))
  }
}
