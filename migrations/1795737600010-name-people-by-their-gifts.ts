import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * What the people `named (person_id)` are called: as whoever signed their newest gift that counts, or where none does their
 * newest one, and found by the words of all who have a gift left. Somebody who has none left is called what they are.
 */
const byGifts = `
  update people p
  set name = o.name, email = o.email, locale = o.locale, words = o.words, sound = sound_of(o.name)
  from (
    select person_id, (array_agg(name order by place) filter (where name is not null))[1] as name,
      (array_agg(email order by place) filter (where email is not null))[1] as email,
      (array_agg(locale order by place))[1] as locale,
      array_to_tsvector(words_of(string_agg(distinct name, ' ')) || words_of(string_agg(distinct email, ' '))) as words
    from (
      select o.person_id, o.name, o.email, o.locale, g.place is not null as gives, row_number() over (
        partition by o.person_id
        order by g.place nulls last, o.name is not distinct from p.name desc, o.created_at desc, o.id desc) as place
      from named n join people p on p.id = n.person_id join donors o on o.person_id = n.person_id
      left join (
        select donor_id, min(place) as place from (
          select d.donor_id, row_number() over (
            partition by d.person_id order by d.status = 'confirmed' desc, d.received_at desc, d.id desc) as place
          from named n join donations d on d.person_id = n.person_id
        ) gifts group by donor_id
      ) g on g.donor_id = o.id
    ) signed where gives or place = 1 group by person_id
  ) o
  where p.id = o.person_id
    and (p.name, p.email, p.locale, p.words) is distinct from (o.name, o.email, o.locale, o.words)`

/** Where all who signed did it as somebody is called, nothing can call them otherwise. */
const isOtherwise = '(o.name, o.email, o.locale) is distinct from (p.name, p.email, p.locale)'

/**
 * Whom gifts count for is locked before anybody else, as gifts do it themselves; what is read after that stays so. All
 * people are described without their indexes, which would lead to each by itself.
 */
const describing = `
create or replace function describe_people(wanted uuid[]) returns void
  language plpgsql set search_path from current set enable_seqscan = off as $$
begin
  if cardinality(wanted) = 0 then
    return;
  end if;
  perform from people where id in (select root_id from people where id = any(wanted))
    order by id for no key update;
  perform from people where id = any(wanted) order by id for no key update;
  with named as (select distinct unnest(wanted) as person_id) ${byGifts};
end $$;

create function describe_all_people() returns integer language plpgsql set search_path from current as $$
declare
  corrected integer;
begin
  with named as materialized (
    select distinct o.person_id from donors o join people p on p.id = o.person_id where ${isOtherwise}
  ) ${byGifts};
  get diagnostics corrected = row_count;
  return corrected;
end $$;

comment on function describe_all_people() is
  'Calls everybody as they have signed their gifts; answers how many were called otherwise.';`

/** As 1795564800070-describe-many-people-at-once.ts had made it. */
const describingBefore = `
drop function describe_all_people();

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
      from (select distinct unnest(wanted) as person_id) w join donors using (person_id)
    ) d group by 1
  ) o
  where p.id = o.person_id
$$;`

/** Of each function what another text takes the place of. */
interface Rewriting {
  name: string
  parts: readonly (readonly [before: string, after: string])[]
}

const rewrite = ({ name, parts }: Rewriting): string => `
do $rewrite$
declare
  definition text = pg_get_functiondef('${name}'::regprocedure);
begin
  ${parts
    .map(
      ([before, after]) => `if position($from$${before}$from$ in definition) = 0 then
    raise exception '${name} is written in another way';
  end if;
  definition = replace(definition, $from$${before}$from$, $to$${after}$to$);`,
    )
    .join('\n  ')}
  execute definition;
end $rewrite$`

const back = ({ name, parts }: Rewriting): Rewriting => ({
  name,
  parts: parts.map(([before, after]) => [after, before] as const),
})

const ofPeople = (table: string, weight: number): string =>
  `select person_id, donor_id, anonymous, amount, received_at, ${weight} as weight from ${table} where status = 'confirmed'`

/** Who was called as nobody had called them before was called so from then on. */
const byNewWords = (changed: string): string => `
  update people p
  set name = coalesce(o.name, p.name), email = coalesce(o.email, p.email), locale = o.locale,
    words = p.words || array_to_tsvector(o.words), sound = sound_of(coalesce(o.name, p.name))
  from (
    select distinct on (o.person_id) o.person_id, o.name, o.email, o.locale, words_of(o.name) as words
    from (${changed}) c join donors o on o.id = c.donor_id join people p on p.id = o.person_id
    where c.weight = 1 and o.name is distinct from p.name
    order by o.person_id, o.created_at desc, o.id desc
  ) o
  where p.id = o.person_id and not tsvector_to_array(p.words) @> o.words;`

const ofNewGifts = `
  perform describe_people(array(
    select distinct p.id from added c join donors o on o.id = c.donor_id join people p on p.id = o.person_id
    where ${isOtherwise}
  ));`

const placing = (table: string): string => `select id, person_id, donor_id, status, received_at from ${table}`

const ofChangedGifts = `
  perform describe_people(array(
    select p.id from (
      select person_id from (${placing('after_change')} except ${placing('before_change')}) came
      union
      select person_id from (${placing('before_change')} except ${placing('after_change')}) went
    ) c join people p on p.id = c.person_id
    where exists (select from donors o where o.person_id = p.id and ${isOtherwise})
  ));`

const counts: readonly Rewriting[] = [
  { name: 'count_new_people()', parts: [[byNewWords(ofPeople('added', 1)), ofNewGifts]] },
  {
    name: 'count_changed_people()',
    parts: [
      [
        byNewWords(`${ofPeople('after_change', 1)} union all ${ofPeople('before_change', -1)}`),
        ofChangedGifts,
      ],
    ],
  },
]

/** Names follow gifts, so that these are known first. */
const rebuilding: readonly Rewriting[] = [
  {
    name: 'find_people()',
    parts: [
      ['found_now uuid[];', 'are_new boolean;'],
      [
        `
  with known as (
    update donors o set person_id = p.id from people p
    where o.person_id is null and p.fingerprint = donor_person(o.email_key, o.name)
    returning p.id
  )
  select array_agg(distinct id) into found_now from known;
  perform describe_people(found_now);`,
        `
  update donors o set person_id = p.id from people p
  where o.person_id is null and p.fingerprint = donor_person(o.email_key, o.name);
  are_new = found;`,
      ],
      [
        `enable trigger user;
  end if;`,
        `enable trigger user;
  end if;
  if are_new then
    perform describe_all_people();
  end if;`,
      ],
    ],
  },
  {
    name: 'rebuild_people()',
    parts: [
      ['corrected integer;', 'corrected integer;\n  renamed integer;'],
      ['perform find_people();', 'perform find_people();\n  renamed = describe_all_people();'],
      ['return corrected;', 'return corrected + renamed;'],
    ],
  },
]

const answered = (corrected: string): string => `
comment on function rebuild_people() is
  'Finds who gave where nobody has, and derives person_years from the ledger again; answers how many ${corrected} it corrected.';`

/** A misspelt name stayed for good: whoever was made last, and whoever was called by no new word, was taken for right. */
export class NamePeopleByTheirGifts1795737600010 implements MigrationInterface {
  readonly name = 'NamePeopleByTheirGifts1795737600010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(describing)
    for (const each of [...counts, ...rebuilding]) await runner.query(rewrite(each))
    await runner.query(answered('names and years of people'))
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const each of [...counts, ...rebuilding]) await runner.query(rewrite(back(each)))
    await runner.query(describingBefore)
    await runner.query(answered('years of people'))
  }
}
