import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The address of a picture that was uploaded here: with a hash of what is in it, and its size. */
const kept = '^/uploads/[0-9a-f]{32}-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}\\.webp$'

/** Whatever is used is not in the bin; `missing` says what becomes of what is not there at all. */
const used = (changes: string, { before, missing }: { before: string; missing: string }): string => `
    for used in
      select address, sum(more)::integer as more, min(title) as title from (${changes}) changes
      where address ~ '${kept}' group by address having sum(more) <> 0 order by address
    loop
      if used.more > 0 then
        ${before}
        update pictures set deleted_at = null, deleted_by = null
        where address = used.address and deleted_at is not null;
      end if;
      update pictures set use_count = use_count + used.more where address = used.address;
      ${missing}
    end loop;`

const of = (rows: string, more: number): string =>
  `select image_url as address, ${more} as more, coalesce(title_en, title_ka) as title from ${rows}`

const counting = (rule: { before: string; missing: string }): string => `
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
    update pictures set use_count = 0 where use_count <> 0;
  end if;
  return null;
end $$;`

/** Whoever destroys a picture at this moment holds its row: what waits for that finds it gone, and is refused. */
const refusing = {
  before: '',
  missing: `
      if used.more > 0 and not found then
        raise exception 'no picture is kept at %', used.address
          using errcode = 'foreign_key_violation', table = 'projects', constraint = 'projects_image_url_kept';
      end if;`,
}

const welcoming = {
  before: `
        insert into pictures (id, address, name)
        values (new_trail_id(clock_timestamp()), used.address, left(used.title, 200))
        on conflict (address) do nothing;`,
  missing: '',
}

/** A picture that was destroyed is not shown by being named again; one that is shown already may stay, whatever it is. */
export class RefusePicturesThatAreGone1795651200510 implements MigrationInterface {
  readonly name = 'RefusePicturesThatAreGone1795651200510'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(counting(refusing))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(counting(welcoming))
  }
}
