import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The address of a picture that was uploaded here: with a hash of what is in it, and its size. */
const kept = '^/uploads/[0-9a-f]{32}-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}\\.webp$'

/** Whatever is used is there, and not in the bin. */
const used = (changes: string, { table, constraint }: Rule): string => `
    for used in
      select address, sum(more)::integer as more from (${changes}) changes
      where address ~ '${kept}' group by address having sum(more) <> 0 order by address
    loop
      if used.more > 0 then
        update pictures set deleted_at = null, deleted_by = null
        where address = used.address and deleted_at is not null;
      end if;
      update pictures set use_count = use_count + used.more where address = used.address;
      if used.more > 0 and not found then
        raise exception 'no picture is kept at %', used.address
          using errcode = 'foreign_key_violation', table = ${table}, constraint = ${constraint};
      end if;
    end loop;`

const of = (rows: string, more: number): string => `select image_url as address, ${more} as more from ${rows}`

/** What a refusal is called by, and what becomes of the counts where a table is emptied at once. */
interface Rule {
  table: string
  constraint: string
  emptied: string
}

const counting = (rule: Rule): string => `
create or replace function count_picture_uses() returns trigger language plpgsql set search_path from current as $$
declare
  used record;
begin
  if tg_op = 'INSERT' then
    ${used(of('added', 1), rule)}
  elsif tg_op = 'UPDATE' then
    ${used(`${of('after_change', 1)} union all ${of('before_change', -1)}`, rule)}
  elsif tg_op = 'DELETE' then
    ${used(of('removed', -1), rule)}
  else
    ${rule.emptied}
  end if;
  return null;
end $$;`

/** How often each picture is used, of the tables that name one. */
const counted = (...tables: readonly string[]): string => `
    select id, ${tables.map((table) => `(select count(*) from ${table} where image_url = address)`).join(' + ')} as count
    from pictures`

const correct = (...tables: readonly string[]): string => `
  update pictures p set use_count = uses.count from (${counted(...tables)}
  ) uses where uses.id = p.id and uses.count <> p.use_count;`

const rebuilding = (whence: string, ...tables: readonly string[]): string => `
create or replace function rebuild_picture_uses() returns integer language plpgsql set search_path from current as $$
declare
  corrected integer;
begin
  lock table ${tables.join(', ')} in share row exclusive mode;
  ${correct(...tables)}
  get diagnostics corrected = row_count;
  return corrected;
end $$;

comment on function rebuild_picture_uses() is
  'Derives from ${whence} again how often each picture is used; answers of how many it was corrected.';`

const ofBoth: Rule = {
  table: 'tg_table_name',
  constraint: `tg_table_name || '_image_url_kept'`,
  emptied: correct('projects', 'events'),
}

const ofProjects: Rule = {
  table: `'projects'`,
  constraint: `'projects_image_url_kept'`,
  emptied: 'update pictures set use_count = 0 where use_count <> 0;',
}

const column = `
alter table events add column image_url text
  constraint events_image_url_check check (char_length(image_url) between 1 and 2048)`

const index = `create index events_image_url_idx on events (image_url, id) where image_url like '/uploads/%'`

const triggers = `
create trigger events_use_pictures_added after insert on events
  referencing new table as added for each statement execute function count_picture_uses();
create trigger events_use_pictures_changed after update on events
  referencing old table as before_change new table as after_change
  for each statement execute function count_picture_uses();
create trigger events_use_pictures_removed after delete on events
  referencing old table as removed for each statement execute function count_picture_uses();
create trigger events_use_no_pictures after truncate on events
  for each statement execute function count_picture_uses();`

/** An event may show a picture, which is kept for as long: as that of a project. */
export class ShowPicturesOfEvents1798000100010 implements MigrationInterface {
  readonly name = 'ShowPicturesOfEvents1798000100010'

  async up(runner: QueryRunner): Promise<void> {
    const rebuilt = rebuilding('projects and events', 'projects', 'events')
    for (const sql of [column, index, counting(ofBoth), rebuilt, triggers]) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger events_use_no_pictures on events;
      drop trigger events_use_pictures_removed on events;
      drop trigger events_use_pictures_changed on events;
      drop trigger events_use_pictures_added on events;`)
    await runner.query(counting(ofProjects))
    await runner.query(rebuilding('the projects', 'projects'))
    await runner.query('alter table events drop column image_url')
    await runner.query('select rebuild_picture_uses()')
  }
}
