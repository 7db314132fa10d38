import type { MigrationInterface, QueryRunner } from 'typeorm'

const trailOf = (isPersonal: boolean): string => `
drop trigger invitations_trail_insert on invitations;
drop trigger invitations_trail_update on invitations;
drop trigger invitations_trail_delete on invitations;
drop trigger invitations_trail_truncate on invitations;
select keep_trail_of('invitations', ${isPersonal}, '{token_hash}', '{invited_by}');`

/** After the entry of the deletion, as triggers follow each other by their names; for whoever may not erase otherwise, as well. */
const forgetting = (schema: string): string => `
create function forget_who_was_invited() returns trigger
language plpgsql security definer set search_path = ${schema}, pg_temp as $$
begin
  perform erase_trail('invitations', array(select id::text from gone), '{name}');
  return null;
end $$;
create trigger invitations_trail_forget after delete on invitations referencing old table as gone
  for each statement execute function forget_who_was_invited();`

/**
 * Who has let somebody in, when and as what is told as long as the trail is; whom goes with the invitation, as a name of somebody
 * is kept nowhere but where it is erased.
 */
export class TellWhoWasLetIn1797000800010 implements MigrationInterface {
  readonly name = 'TellWhoWasLetIn1797000800010'

  async up(runner: QueryRunner): Promise<void> {
    const [{ schema }] = await runner.query('select quote_ident(current_schema()) as schema')
    await runner.query(trailOf(false))
    await runner.query(forgetting(schema))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger invitations_trail_forget on invitations;
      drop function forget_who_was_invited;`)
    await runner.query(trailOf(true))
  }
}
