import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The token is made as the letter is sent, and its hash is null until then. Whatever gives the account another address makes
 * that one unverified and ends its links, whoever writes it; so does the first link that is used.
 */
const up = `
alter table users add column email_verified_at timestamptz;

create table email_verifications (
  id uuid constraint email_verifications_pkey primary key,
  user_id uuid not null constraint email_verifications_user_id_fkey references users (id) on delete cascade,
  token_hash text constraint email_verifications_token_hash_key unique,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_verifications_user_id_idx on email_verifications (user_id);
create index email_verifications_expires_at_idx on email_verifications (expires_at);

create function forget_email_verification() returns trigger language plpgsql set search_path from current as $$
begin
  new.email_verified_at := null;
  return new;
end $$;
create trigger users_forget_email_verification before update of email_key on users for each row
  when (new.email_key <> old.email_key)
  execute function forget_email_verification();

create function end_email_verifications() returns trigger language plpgsql set search_path from current as $$
begin
  delete from email_verifications where user_id = new.id;
  return null;
end $$;
create trigger users_end_email_verifications after update of email_key, email_verified_at on users for each row
  when (new.email_key <> old.email_key or new.email_verified_at is not null)
  execute function end_email_verifications();`

export class VerifyEmails1795825000300 implements MigrationInterface {
  readonly name = 'VerifyEmails1795825000300'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger users_end_email_verifications on users;
      drop function end_email_verifications;
      drop trigger users_forget_email_verification on users;
      drop function forget_email_verification;
      drop table email_verifications;
      alter table users drop column email_verified_at;`)
  }
}
