import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The token is made as the letter is sent, and its hash is null until then. Whatever gives the account another password or
 * another address, or disables it, ends its links: the site, the command line and other programs alike.
 */
const up = `
create table password_resets (
  id uuid constraint password_resets_pkey primary key,
  user_id uuid not null constraint password_resets_user_id_fkey references users (id) on delete cascade,
  token_hash text constraint password_resets_token_hash_key unique,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_resets_user_id_idx on password_resets (user_id);
create index password_resets_expires_at_idx on password_resets (expires_at);

create function end_password_resets() returns trigger language plpgsql set search_path from current as $$
begin
  delete from password_resets where user_id = new.id;
  return null;
end $$;
create trigger users_end_password_resets after update of password_hash, email_key, disabled_at on users for each row
  when (new.password_hash <> old.password_hash or new.email_key <> old.email_key or new.disabled_at is not null)
  execute function end_password_resets();`

export class ResetForgottenPasswords1795824000330 implements MigrationInterface {
  readonly name = 'ResetForgottenPasswords1795824000330'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger users_end_password_resets on users;
      drop function end_password_resets;
      drop table password_resets;`)
  }
}
