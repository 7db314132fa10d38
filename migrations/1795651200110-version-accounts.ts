import type { MigrationInterface, QueryRunner } from 'typeorm'

const trailOf = (silent: string): string => `
drop trigger users_trail_insert on users;
drop trigger users_trail_update on users;
drop trigger users_trail_delete on users;
drop trigger users_trail_truncate on users;
select keep_trail_of('users', true, '{password_hash,token_version}', '${silent}');`

/**
 * What an admin makes of a colleague is refused where another admin has made something else of them meanwhile. The version
 * is raised here, whoever writes: the console and a gateway of the release before do not know of it.
 */
export class VersionAccounts1795651200110 implements MigrationInterface {
  readonly name = 'VersionAccounts1795651200110'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add column version integer not null default 1')
    await runner.query(trailOf('{email_key,username_key,version}'))
    await runner.query(`
create function raise_account_version() returns trigger language plpgsql set search_path from current as $$
begin
  new.version := old.version + 1;
  return new;
end $$`)
    await runner.query(
      `create trigger users_raise_version before update on users for each row
       when ((old.role, old.disabled_at) is distinct from (new.role, new.disabled_at))
       execute function raise_account_version()`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger users_raise_version on users')
    await runner.query('drop function raise_account_version')
    await runner.query(trailOf('{email_key,username_key}'))
    await runner.query('alter table users drop column version')
  }
}
