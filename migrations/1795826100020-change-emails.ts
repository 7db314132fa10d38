import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * An address that an account is to have, once the one it has and the new one have both agreed. Each of the two has a link, whose
 * token is made as its letter is sent. Where the address is another then, the row stays for as long as the one before can take
 * that back. Whatever gives the account another password or another address ends what is open, and disabling it ends all:
 * whoever writes that.
 */
const up = `
create table email_changes (
  id uuid constraint email_changes_pkey primary key,
  user_id uuid not null constraint email_changes_user_id_fkey references users (id) on delete cascade,
  old_email text not null,
  old_email_key text not null,
  email text not null,
  email_key text not null,
  token_hash text constraint email_changes_token_hash_key unique,
  new_token_hash text constraint email_changes_new_token_hash_key unique,
  asked_at timestamptz not null,
  agreed_at timestamptz,
  new_agreed_at timestamptz,
  changed_at timestamptz,
  expires_at timestamptz not null
);
create index email_changes_user_id_idx on email_changes (user_id);
create index email_changes_expires_at_idx on email_changes (expires_at);

create function end_email_changes() returns trigger language plpgsql set search_path from current as $$
begin
  delete from email_changes where user_id = new.id and (changed_at is null or new.disabled_at is not null);
  return null;
end $$;
create trigger users_end_email_changes after update of password_hash, email_key, disabled_at on users for each row
  when (new.password_hash <> old.password_hash or new.email_key <> old.email_key or new.disabled_at is not null)
  execute function end_email_changes();`

export class ChangeEmails1795826100020 implements MigrationInterface {
  readonly name = 'ChangeEmails1795826100020'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger users_end_email_changes on users;
      drop function end_email_changes;
      drop table email_changes;`)
  }
}
