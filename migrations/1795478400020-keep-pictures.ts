import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The address of a picture that was uploaded here: with a hash of what is in it, and its size. */
const kept = '^/uploads/[0-9a-f]{32}-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}\\.webp$'

const tables = `
create table pictures (
  id uuid constraint pictures_pkey primary key,
  version integer not null default 1,
  address text not null constraint pictures_address_key unique
    constraint pictures_address_check check (address ~ '${kept}'),
  name text not null constraint pictures_name_check check (char_length(name) between 1 and 200),
  alt_en text constraint pictures_alt_en_check check (char_length(alt_en) between 1 and 300),
  alt_ka text constraint pictures_alt_ka_check check (char_length(alt_ka) between 1 and 300),
  focus_x double precision constraint pictures_focus_x_check check (focus_x between 0 and 1),
  focus_y double precision constraint pictures_focus_y_check check (focus_y between 0 and 1),
  use_count integer not null default 0 constraint pictures_use_count_check check (use_count >= 0),
  uploaded_by uuid constraint pictures_uploaded_by_fkey references users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz(3),
  deleted_by uuid constraint pictures_deleted_by_fkey references users (id) on delete set null,
  constraint pictures_focus_check check (num_nulls(focus_x, focus_y) in (0, 2)),
  constraint pictures_deleted_check check (deleted_at is not null or deleted_by is null),
  constraint pictures_in_use_check check (deleted_at is null or use_count = 0)
);
create index pictures_uploaded_by_idx on pictures (uploaded_by);
create index pictures_deleted_by_idx on pictures (deleted_by);
create index pictures_bin_idx on pictures (deleted_at, id) where deleted_at is not null;

create table unkept_pictures (
  address text constraint unkept_pictures_pkey primary key
    constraint unkept_pictures_address_check check (address ~ '${kept}'),
  at timestamptz not null
);
create index unkept_pictures_at_idx on unkept_pictures (at);

create index projects_image_url_idx on projects (image_url, id) where image_url like '/uploads/%';`

/** Of changes in what uses pictures: whatever is used is there, and not in the bin. */
const used = (changes: string): string => `
    for used in
      select address, sum(more)::integer as more, min(title) as title from (${changes}) changes
      where address ~ '${kept}' group by address having sum(more) <> 0 order by address
    loop
      if used.more > 0 then
        insert into pictures (id, address, name)
        values (new_trail_id(clock_timestamp()), used.address, left(used.title, 200))
        on conflict (address) do nothing;
        update pictures set deleted_at = null, deleted_by = null
        where address = used.address and deleted_at is not null;
      end if;
      update pictures set use_count = use_count + used.more where address = used.address;
    end loop;`

const of = (rows: string, more: number): string =>
  `select image_url as address, ${more} as more, coalesce(title_en, title_ka) as title from ${rows}`

/** How often each is used is counted where it is written, so that a rule of one row says what may be deleted. */
const uses = `
create function count_picture_uses() returns trigger language plpgsql set search_path from current as $$
declare
  used record;
begin
  if tg_op = 'INSERT' then
    ${used(of('added', 1))}
  elsif tg_op = 'UPDATE' then
    ${used(`${of('after_change', 1)} union all ${of('before_change', -1)}`)}
  elsif tg_op = 'DELETE' then
    ${used(of('removed', -1))}
  else
    update pictures set use_count = 0 where use_count <> 0;
  end if;
  return null;
end $$;

create trigger projects_use_pictures_added after insert on projects
  referencing new table as added for each statement execute function count_picture_uses();
create trigger projects_use_pictures_changed after update on projects
  referencing old table as before_change new table as after_change
  for each statement execute function count_picture_uses();
create trigger projects_use_pictures_removed after delete on projects
  referencing old table as removed for each statement execute function count_picture_uses();
create trigger projects_use_no_pictures after truncate on projects
  for each statement execute function count_picture_uses();

create function rebuild_picture_uses() returns integer language plpgsql set search_path from current as $$
declare
  corrected integer;
begin
  lock table projects in share row exclusive mode;
  update pictures p set use_count = used.count from (
    select id, (select count(*) from projects where image_url = address) as count from pictures
  ) used where used.id = p.id and used.count <> p.use_count;
  get diagnostics corrected = row_count;
  return corrected;
end $$;

comment on function rebuild_picture_uses() is
  'Derives from the projects again how often each picture is used; answers of how many it was corrected.';`

/** The files of a picture that is destroyed are to go. */
const remains = `
create function leave_picture_files() returns trigger language plpgsql set search_path from current as $$
begin
  insert into unkept_pictures (address, at) select address, '-infinity' from removed
  on conflict (address) do update set at = excluded.at;
  return null;
end $$;

create trigger pictures_leave_files after delete on pictures
  referencing old table as removed for each statement execute function leave_picture_files();`

/** What the public is shown of a picture: its text, and where it is cropped. */
const revision = `
create trigger pictures_raise_content_revision
  after update of alt_en, alt_ka, focus_x, focus_y or delete or truncate on pictures
  for each statement execute function raise_content_revision();`

/** Pictures that projects show already, called after the first of these. */
const found = `
insert into pictures (id, address, name, created_at, use_count)
select new_trail_id(min(created_at)), image_url,
  left((array_agg(coalesce(title_en, title_ka) order by id))[1], 200), min(created_at), count(*)
from projects where image_url ~ '${kept}' group by image_url;`

export class KeepPictures1795478400020 implements MigrationInterface {
  readonly name = 'KeepPictures1795478400020'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [tables, found, uses, remains, revision]) await runner.query(sql)
    await runner.query(`select keep_trail_of('pictures', false, silent => '{version,updated_at,use_count}')`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger projects_use_no_pictures on projects;
      drop trigger projects_use_pictures_removed on projects;
      drop trigger projects_use_pictures_changed on projects;
      drop trigger projects_use_pictures_added on projects;
      drop index projects_image_url_idx;
      drop table unkept_pictures, pictures;
      drop function leave_picture_files(), rebuild_picture_uses(), count_picture_uses();`)
  }
}
