import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Whether whoever a gift is of by now is who has promised it: under the same address, or by the same name. What was put right of
 * either leaves them who they are; where both are another's the wish to be thanked was not theirs. Two of whom no address is known
 * have not the same one.
 */
const isOfPromise = `
create function is_of_promise(promised_by text, promised_key text, given_by text, given_key text) returns boolean
  language sql immutable parallel safe as $$
  select coalesce(promised_key = given_key, false) or promised_by is not distinct from given_by
$$;`

/** What the people \`p\` whom \`condition\` names are to be thanked for, under the one whom it counts for. */
const toldOf = (condition: string, isTheirs: string): string => `
  select p.root_id as person_id, sum(d.amount) as given,
    (array_agg(o.name order by d.received_at desc, d.id desc) filter (where o.name is not null))[1] as name
  from people p join donations d on d.person_id = p.id join donors o on o.id = d.donor_id
    left join donor_thanks t on t.person_id = p.id
    left join pledges l on l.donation_id = d.id and l.thanked ${isTheirs}
  where d.status = 'confirmed' and not d.anonymous and (t.person_id is not null or l.id is not null)
    and ${condition}
  group by 1`

const write = `
  insert into contributors as c (person_id, name, given)
  select person_id, name, given from told where name is not null
  on conflict (person_id) do update set name = excluded.name, given = excluded.given
    where (c.name, c.given) is distinct from (excluded.name, excluded.given)`

const counting = (isTheirs: string): string => `
create or replace function count_contributors(wanted uuid[]) returns void
  language plpgsql set search_path from current
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  roots uuid[] = array(select distinct root_id from people where id = any(wanted));
begin
  if cardinality(roots) = 0 then
    return;
  end if;
  perform from people where id = any(roots) order by id for no key update;
  with told as (${toldOf('p.root_id = any(roots)', isTheirs)}
  ), gone as (
    delete from contributors c
    where c.person_id = any(roots)
      and not exists (select from told t where t.person_id = c.person_id and t.name is not null)
  )${write};
end $$;

create or replace function rebuild_contributors() returns integer language plpgsql set search_path from current
  set enable_nestloop = off as $$
declare
  corrected integer;
begin
  lock table donations in share row exclusive mode;
  with told as (${toldOf('true', isTheirs)}
  ), gone as (
    delete from contributors c
    where not exists (select from told t where t.person_id = c.person_id and t.name is not null)
    returning 1
  ), written as (${write} returning 1)
  select (select count(*) from gone) + (select count(*) from written) into corrected;
  return corrected;
end $$;`

/** Those whose gift was promised by somebody else who wished to be thanked: few, found by their pledges. */
const recount = `
select count_contributors(array(
  select d.person_id from pledges l join donations d on d.id = l.donation_id join donors o on o.id = d.donor_id
  where l.thanked and d.person_id is not null and not is_of_promise(l.donor_name, l.email_key, o.name, o.email_key)))`

/** Nobody is thanked by name for what another has wished, whose gift the team has said is theirs. */
export class ThankNobodyForAnothersWish1799000700000 implements MigrationInterface {
  readonly name = 'ThankNobodyForAnothersWish1799000700000'

  async up(runner: QueryRunner): Promise<void> {
    const isTheirs = 'and is_of_promise(l.donor_name, l.email_key, o.name, o.email_key)'
    for (const sql of [isOfPromise, counting(isTheirs), recount]) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of [counting(''), recount, 'drop function is_of_promise(text, text, text, text)'])
      await runner.query(sql)
  }
}
