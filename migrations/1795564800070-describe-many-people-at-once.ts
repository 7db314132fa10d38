import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * `wanted` is what the donors are found by: a join, since a list that a function is handed is looked through once for
 * each row wherever no index leads to it, and 250,000 people took minutes.
 */
const describePeople = (donorsOfWanted: string): string => `
create or replace function describe_people(wanted uuid[]) returns void language sql set search_path from current as $$
  update people p
  set name = o.name, email = o.email, locale = o.locale, words = o.words, sound = sound_of(o.name)
  from (
    select d.person_id, (array_agg(d.name order by newest desc) filter (where d.name is not null))[1] as name,
      (array_agg(d.email order by newest desc) filter (where d.email is not null))[1] as email,
      (array_agg(d.locale order by newest desc))[1] as locale,
      array_to_tsvector(words_of(string_agg(d.name, ' ')) || words_of(string_agg(d.email, ' '))) as words
    from (
      select person_id, name, email, locale, row_number() over (order by created_at, id) as newest
      from ${donorsOfWanted}
    ) d group by 1
  ) o
  where p.id = o.person_id
$$`

export class DescribeManyPeopleAtOnce1795564800070 implements MigrationInterface {
  readonly name = 'DescribeManyPeopleAtOnce1795564800070'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      describePeople('(select distinct unnest(wanted) as person_id) w join donors using (person_id)'),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(describePeople('donors where person_id = any(wanted)'))
  }
}
