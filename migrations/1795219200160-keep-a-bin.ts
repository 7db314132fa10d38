import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What goes to the bin when it is deleted, and is destroyed once it has been there for a while. */
const tables = ['projects', 'events', 'contact_messages']

const bin = (name: string): string => `
alter table ${name}
  add column deleted_at timestamptz(3),
  add column deleted_by uuid constraint ${name}_deleted_by_fkey references users (id) on delete set null,
  add constraint ${name}_deleted_check check (deleted_at is not null or deleted_by is null);
create index ${name}_deleted_by_idx on ${name} (deleted_by);
create index ${name}_bin_idx on ${name} (deleted_at, id) where deleted_at is not null;`

/** What is counted, and asked for by everybody, is still found in an index alone. */
const indexes = `
drop index projects_open_idx;
create index projects_open_idx on projects (id desc) include (start_date, end_date) where deleted_at is null;
create index contact_messages_kept_idx on contact_messages (id) where deleted_at is null;`

/**
 * Whoever records a gift holds its project against being taken away: locked as if it were, the project is looked at
 * once they are done, and they find it deleted where they come later.
 */
const gifts = `
create function keep_project_with_gifts() returns trigger language plpgsql set search_path from current as $$
begin
  perform from projects where id = new.id for update;
  if exists (select from donations where project_id = new.id)
      or exists (select from donation_entries where project_id = new.id) then
    raise exception 'a project with gifts is archived, not deleted'
      using errcode = 'restrict_violation', table = 'projects', constraint = 'projects_with_gifts';
  end if;
  return new;
end $$;

create trigger projects_keep_with_gifts before update of deleted_at on projects
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function keep_project_with_gifts();

create function refuse_gift_to_deleted() returns trigger language plpgsql set search_path from current as $$
begin
  if exists (
    select from projects where deleted_at is not null and id in (select project_id from added)
  ) then
    raise exception 'nothing is given to a deleted project' using errcode = 'foreign_key_violation',
      table = tg_table_name, constraint = tg_table_name || '_project_id_fkey';
  end if;
  return null;
end $$;

create trigger donations_refuse_to_deleted after insert on donations
  referencing new table as added for each statement execute function refuse_gift_to_deleted();

create trigger donation_entries_refuse_to_deleted after insert on donation_entries
  referencing new table as added for each statement execute function refuse_gift_to_deleted();`

export class KeepABin1795219200160 implements MigrationInterface {
  readonly name = 'KeepABin1795219200160'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [...tables.map(bin), indexes, gifts]) await runner.query(sql)
  }

  /** What is in the bin is destroyed: without one it would stand among the others again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger donation_entries_refuse_to_deleted on donation_entries;
      drop trigger donations_refuse_to_deleted on donations;
      drop trigger projects_keep_with_gifts on projects;
      drop function refuse_gift_to_deleted(), keep_project_with_gifts();
      drop index contact_messages_kept_idx, projects_open_idx;`)
    for (const name of tables) {
      await runner.query(`
        delete from ${name} where deleted_at is not null;
        alter table ${name} drop column deleted_by, drop column deleted_at;`)
    }
    await runner.query('create index projects_open_idx on projects (id desc) include (start_date, end_date)')
  }
}
