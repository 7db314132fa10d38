import type { MigrationInterface, QueryRunner } from 'typeorm'

/** How a reference tells who gave: as it is compared in small letters, and by single words of a name in either script. */
const byWords = {
  declared: `
declare
  words text[] := array(
    select distinct word from donors o cross join lateral regexp_split_to_table(sound_of(o.name), ' ') word
    where o.id = any(givers) and char_length(word) > 2 and word !~ '^\\d+$'
  );`,
  tells: (reference: string): string => `(
    lower(${reference}) ~ called or exists (
      select from regexp_split_to_table(sound_of(${reference}), ' ') said, unnest(words) word
      where said = word or char_length(word) > 4 and starts_with(said, left(word, -1))
    )
  )`,
}

const wholly = { declared: '', tells: (reference: string): string => `lower(${reference}) ~ called` }

const gifts = (schema: string, { declared, tells }: typeof byWords): string => `
create or replace function erase_gifts(gifts uuid[], givers uuid[], called text) returns void
language plpgsql security definer set search_path = ${schema}, pg_temp set plan_cache_mode = force_custom_plan as $$${declared}
begin
  update donation_entries e
  set donor_id = case when e.donor_id = any(givers) then null else e.donor_id end,
    anonymous = e.anonymous or coalesce(e.donor_id = any(givers), false),
    reason = case when e.reason is not null then '—' end,
    reference = case when ${tells('e.reference')} then null else e.reference end
  where e.donation_id = any(gifts);
  update donations d
  set donor_id = case when d.donor_id = any(givers) then null else d.donor_id end,
    anonymous = d.anonymous or coalesce(d.donor_id = any(givers), false),
    reference = case when ${tells('d.reference')} then null else d.reference end
  where d.id = any(gifts);
  delete from project_donors
  where person in (select p.fingerprint from people p join donors o on o.person_id = p.id where o.id = any(givers))
    and donation_count = 0
    and project_id in (
      select project_id from donations where id = any(gifts)
      union select project_id from donation_entries where donation_id = any(gifts)
    );
end $$;`

/** Banks write the surname first, in Latin letters, or alone: a reference that has a word of the name in it tells of whoever is forgotten. */
export class ForgetWordsOfNames1795829000030 implements MigrationInterface {
  readonly name = 'ForgetWordsOfNames1795829000030'

  async up(runner: QueryRunner): Promise<void> {
    const [{ schema }] = await runner.query('select quote_ident(current_schema()) as schema')
    await runner.query(gifts(schema, byWords))
  }

  async down(runner: QueryRunner): Promise<void> {
    const [{ schema }] = await runner.query('select quote_ident(current_schema()) as schema')
    await runner.query(gifts(schema, wholly))
  }
}
