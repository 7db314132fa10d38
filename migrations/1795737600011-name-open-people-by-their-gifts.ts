import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * What people are openly called: as whoever signed their newest gift that is not anonymous and counts, or where none does
 * their newest one that is not anonymous; who others were merged into by their own before those of the others.
 * @param families `id` and `member`: whose gifts name whom
 */
const toldOf = (families: string): string => `
  with families as (${families}), signed as (
    select id, donor_id, min(place) as place from (
      select f.id, d.donor_id, row_number() over (
        partition by f.id
        order by f.member = f.id desc, d.status = 'confirmed' desc, d.received_at desc, d.id desc) as place
      from families f join donations d on d.person_id = f.member
      where not d.anonymous
    ) gifts group by id, donor_id
  ), told as (
    select s.id, (array_agg(o.name order by s.place) filter (where o.name is not null))[1] as name,
      (array_agg(o.locale order by s.place))[1] as locale,
      array_to_tsvector(words_of(string_agg(distinct o.name, ' '))) as words
    from signed s join donors o on o.id = s.donor_id group by s.id
  )`

const writing = `
  insert into open_people as w (person_id, name, locale, words, sound)
  select id, name, locale, words, sound_of(name) from told
  on conflict (person_id) do update
    set name = excluded.name, locale = excluded.locale, words = excluded.words, sound = excluded.sound
    where (w.name, w.locale, w.words) is distinct from (excluded.name, excluded.locale, excluded.words)`

const describingOf = (statement: string): string => `
create or replace function describe_open_people(wanted uuid[]) returns void
  language plpgsql set search_path from current as $$
declare
  described uuid[] = array(
    select id from people where id = any(wanted) union select root_id from people where id = any(wanted)
  );
begin
  if cardinality(described) = 0 then
    return;
  end if;
  perform from people where id = any(described) order by id for no key update;
  ${statement};
end $$;`

const describing = `${describingOf(`${toldOf(`
    select id, id as member from people where id = any(described)
    union select root_id, id from people where root_id = any(described)`)}, gone as (
    delete from open_people w
    where w.person_id = any(described) and not exists (select from told t where t.id = w.person_id)
  )${writing}`)}

create function describe_all_open_people() returns integer language plpgsql set search_path from current as $$
declare
  corrected integer;
begin
  ${toldOf(`
    select id, id as member from people union all select root_id, id from people where root_id <> id`)}, gone as (
    delete from open_people w where not exists (select from told t where t.id = w.person_id) returning 1
  ), written as (${writing} returning 1)
  select (select count(*) from gone) + (select count(*) from written) into corrected;
  return corrected;
end $$;

comment on function describe_all_open_people() is
  'Openly calls everybody as they have signed gifts that are not anonymous; answers how many were called otherwise.';`

/** As 1795478400030-know-who-gave-openly.ts had made it. */
const describingBefore = `
drop function describe_all_open_people();
${describingOf(`with signed as (
    select p.id, o.name, o.locale, row_number() over (
      partition by p.id order by o.person_id = p.id desc, o.created_at desc, o.id desc) as newest
    from people p cross join lateral (
      select p.id as member union select m.id from people m where m.root_id = p.id
    ) f
    join donors o on o.person_id = f.member join open_donors d on d.donor_id = o.id
    where p.id = any(described)
  ), told as (
    select id, (array_agg(name order by newest) filter (where name is not null))[1] as name,
      (array_agg(locale order by newest))[1] as locale,
      array_to_tsvector(words_of(string_agg(name, ' '))) as words
    from signed group by id
  ), gone as (
    delete from open_people w where w.person_id = any(described) and w.person_id not in (select id from told)
  )${writing}`)}`

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

const signed = (table: string): string =>
  `select id, donor_id from ${table} where not anonymous and donor_id is not null`

const placing = (table: string): string =>
  `select id, person_id, donor_id, status, received_at from ${table} where not anonymous and donor_id is not null`

/** Where all who signed did it as somebody \`p\` and their root are called, nothing can call these otherwise. */
const isOtherwise = `(
      (o.name, o.locale) is distinct from (w.name, w.locale) or (o.name, o.locale) is distinct from (r.name, r.locale))`

const called = `left join open_people w on w.person_id = p.id left join open_people r on r.person_id = p.root_id`

const gifts: readonly Rewriting[] = [
  {
    name: 'open_new_gifts()',
    parts: [
      [
        `
  with known as (
    insert into open_donors select distinct donor_id from (${signed('added')}) c order by 1
    on conflict do nothing returning donor_id
  )
  select array_agg(distinct o.person_id) into found_now from known k join donors o on o.id = k.donor_id;
  if found_now is not null then
    perform describe_open_people(found_now);
  end if;`,
        `
  insert into open_donors select distinct donor_id from (${signed('added')}) c order by 1
  on conflict do nothing;
  found_now = array(
    select distinct p.id from (${signed('added')}) c
    join donors o on o.id = c.donor_id join people p on p.id = o.person_id ${called}
    where ${isOtherwise}
  );
  perform describe_open_people(found_now);`,
      ],
    ],
  },
  {
    name: 'open_changed_gifts()',
    parts: [
      [
        `
    if changed is not null then
      perform describe_open_people(changed);
    end if;
  end if;`,
        `
  end if;
  perform describe_open_people(array(
    select unnest(changed)
    union
    select p.id from (
      select person_id from (${placing('after_change')} except ${placing('before_change')}) came
      union
      select person_id from (${placing('before_change')} except ${placing('after_change')}) went
    ) c join people p on p.id = c.person_id ${called}
    where exists (
      select from people m join donors o on o.person_id = m.id where m.root_id = p.root_id and ${isOtherwise})
  ));`,
      ],
    ],
  },
]

const projectsOf = `
  select d.project_id, p.root_id as person_id, count(*)::integer as donation_count
  from people p join donations d on d.person_id = p.id and d.status = 'confirmed' and not d.anonymous
  where true group by 1, 2`

const rebuilding: Rewriting = {
  name: 'rebuild_open_people()',
  parts: [
    ['corrected integer;', 'corrected integer;\n  renamed integer;'],
    [
      `
  delete from open_people;
  perform describe_open_people(array(
    select distinct o.person_id from open_donors d join donors o on o.id = d.donor_id where o.person_id is not null
  ));`,
      `
  renamed = describe_all_open_people();`,
    ],
    [
      `
  delete from open_project_donors;
  insert into open_project_donors (project_id, person_id, donation_count) ${projectsOf};
  return corrected;`,
      `
  with ledger as (${projectsOf}), emptied as (
    delete from open_project_donors t
    where not exists (select from ledger l where (l.project_id, l.person_id) = (t.project_id, t.person_id))
  )
  insert into open_project_donors (project_id, person_id, donation_count)
  select project_id, person_id, donation_count from ledger
  on conflict (project_id, person_id) do update set donation_count = excluded.donation_count
    where open_project_donors.donation_count <> excluded.donation_count;
  return corrected + renamed;`,
    ],
  ],
}

const answered = (corrected: string): string => `
comment on function rebuild_open_people() is
  'Derives from the ledger again who gave openly, and what; answers how many ${corrected} it corrected.';`

/** As of all gifts; and everybody at once, who were looked for in a list of everybody each. */
export class NameOpenPeopleByTheirGifts1795737600011 implements MigrationInterface {
  readonly name = 'NameOpenPeopleByTheirGifts1795737600011'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(describing)
    for (const each of [...gifts, rebuilding]) await runner.query(rewrite(each))
    await runner.query(answered('names and years of people'))
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const each of [...gifts, rebuilding]) await runner.query(rewrite(back(each)))
    await runner.query(describingBefore)
    await runner.query(answered('years of people'))
  }
}
