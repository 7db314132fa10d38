import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Describes those of the next people whom somebody has signed for otherwise than they are called; answers the last of these
 * people, null where there are no more. Merges wait, as for gifts.
 */
const describing = `
create or replace function describe_next_people(after uuid) returns uuid
  language plpgsql set search_path from current set enable_seqscan = off as $$
declare
  following uuid[] = array(select id from people where id > after order by id limit 200);
begin
  perform pg_advisory_xact_lock_shared(hashtext('people'));
  perform describe_people(array(
    select p.id from people p where p.id = any(following) and exists (
      select from donors o
      where o.person_id = p.id and (o.name, o.email, o.locale) is distinct from (p.name, p.email, p.locale))
  ));
  perform describe_open_people(array(
    select p.id from people p join open_people w on w.person_id = p.id
    where p.id = any(following) and exists (
      select from people m join donors o on o.person_id = m.id
      where m.root_id = p.root_id and (o.name, o.locale) is distinct from (w.name, w.locale))
  ));
  return following[cardinality(following)];
end $$`

const beforeAll = '00000000-0000-0000-0000-000000000000'

/** What people were called before stays until somebody describes them anew: a few at a time, so that nobody waits. */
export class NameEverybodyByTheirGifts1795737600012 implements MigrationInterface {
  readonly name = 'NameEverybodyByTheirGifts1795737600012'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(describing)
    for (let after: string | null = beforeAll; after !== null; ) {
      const rows: { last: string | null }[] = await runner.query('select describe_next_people($1) as last', [
        after,
      ])
      after = rows[0]?.last ?? null
    }
    await runner.query('drop function describe_next_people(uuid)')
  }

  /** Whoever goes back calls nobody otherwise but who gives again. */
  async down(): Promise<void> {}
}
