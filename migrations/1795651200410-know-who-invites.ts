import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Whoever no longer decides who works here has invited nobody: of who they are now the database is told by the team, by the
 * command line and by other programs alike. Their account's end takes their invitations along.
 */
const up = `
alter table invitations add column invited_by uuid
  constraint invitations_invited_by_fkey references users (id) on delete cascade;
create index invitations_invited_by_idx on invitations (invited_by);

create function withdraw_invitations() returns trigger language plpgsql set search_path from current as $$
begin
  delete from invitations where invited_by = new.id;
  return null;
end $$;
create trigger users_withdraw_invitations after update of role, disabled_at on users for each row
  when (new.role <> 'admin' or new.disabled_at is not null)
  execute function withdraw_invitations();`

/** Who has made it is whoever the entry is by. */
const trailOf = (silent: string): string => `
drop trigger invitations_trail_insert on invitations;
drop trigger invitations_trail_update on invitations;
drop trigger invitations_trail_delete on invitations;
drop trigger invitations_trail_truncate on invitations;
select keep_trail_of('invitations', true, '{token_hash}', '${silent}');`

export class KnowWhoInvites1795651200410 implements MigrationInterface {
  readonly name = 'KnowWhoInvites1795651200410'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up)
    await runner.query(trailOf('{invited_by}'))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(trailOf('{}'))
    await runner.query(`
      drop trigger users_withdraw_invitations on users;
      drop function withdraw_invitations;
      alter table invitations drop column invited_by;`)
  }
}
