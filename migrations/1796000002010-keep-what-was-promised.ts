import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What was taken away before is back among what has ended: its money may still come. */
const bringBack = `
update projects set deleted_at = null, deleted_by = null, archived_at = coalesce(archived_at, now())
where deleted_at is not null and id in (select project_id from pledges);`

const projectStays = (action: string): string => `
alter table pledges drop constraint pledges_project_id_fkey,
  add constraint pledges_project_id_fkey foreign key (project_id) references projects (id) on delete ${action};`

const keepProject = (more: string): string => `
create or replace function keep_project_with_gifts() returns trigger language plpgsql set search_path from current as $$
begin
  perform from projects where id = new.id for update;
  if exists (select from donations where project_id = new.id)
      or exists (select from donation_entries where project_id = new.id)${more} then
    raise exception 'a project with gifts is archived, not deleted'
      using errcode = 'restrict_violation', table = 'projects', constraint = 'projects_with_gifts';
  end if;
  return new;
end $$;`

const refuseToDeleted = `
create trigger pledges_refuse_to_deleted after insert on pledges
  referencing new table as added for each statement execute function refuse_gift_to_deleted();`

/** A pledge lets its gift go where it is waited for again, and the gift may come back. */
const pledgedGifts = `
create table pledged_gifts (
  donation_id uuid
    constraint pledged_gifts_pkey primary key
    constraint pledged_gifts_donation_id_fkey references donations (id) on delete restrict,
  pledge_id uuid not null constraint pledged_gifts_pledge_id_fkey references pledges (id) on delete restrict
);
create index pledged_gifts_pledge_id_idx on pledged_gifts (pledge_id);
insert into pledged_gifts (donation_id, pledge_id) select donation_id, id from pledges where donation_id is not null;

create function keep_pledged_gift() returns trigger language plpgsql set search_path from current as $$
begin
  insert into pledged_gifts (donation_id, pledge_id) values (new.donation_id, new.id) on conflict do nothing;
  return null;
end $$;

create trigger pledges_keep_gift after insert or update of donation_id on pledges
  for each row when (new.donation_id is not null) execute function keep_pledged_gift();`

/** What was promised stays until its money came, and which gifts it became is known for good. */
export class KeepWhatWasPromised1796000002010 implements MigrationInterface {
  readonly name = 'KeepWhatWasPromised1796000002010'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [
      bringBack,
      projectStays('restrict'),
      keepProject('\n      or exists (select from pledges where project_id = new.id)'),
      refuseToDeleted,
      pledgedGifts,
    ])
      await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of [
      'drop trigger pledges_keep_gift on pledges; drop function keep_pledged_gift; drop table pledged_gifts',
      'drop trigger pledges_refuse_to_deleted on pledges',
      keepProject(''),
      projectStays('cascade'),
    ])
      await runner.query(sql)
  }
}
