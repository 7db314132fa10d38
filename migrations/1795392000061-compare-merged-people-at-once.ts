import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The year of a gift, on the charity's clock. */
const year = `extract(year from d.received_at at time zone 'Asia/Tbilisi')::integer`

const moved = (one: string, other: string): string =>
  `(select id, root_id from ${one} except select id, root_id from ${other})`

/** Sorted or hashed, whichever plan there is: it is kept from the first change of a session, which is of one person. */
const atOnce = `select root_id from (
      ${moved('after_change', 'before_change')} union ${moved('before_change', 'after_change')}
    ) moved`

const inPairs = `
    select n.root_id from after_change n join before_change o using (id) where n.root_id <> o.root_id
    union
    select o.root_id from after_change n join before_change o using (id) where n.root_id <> o.root_id`

const counting = (changed: string): string => `
create or replace function merge_counts() returns trigger language plpgsql set search_path from current as $$
declare
  roots uuid[] = array(${changed});
  prints bytea[] = array(select fingerprint from people where id = any(roots));
begin
  if cardinality(roots) = 0 then
    return null;
  end if;
  delete from person_years where person_id = any(roots);
  insert into person_years (person_id, year, donation_count, anonymous_count, given, last_at)
  select p.root_id as person_id, y.year, count(*)::integer as donation_count,
    (count(*) filter (where d.anonymous))::integer as anonymous_count, sum(d.amount) as given,
    max(d.received_at) as last_at
  from people p join donations d on d.person_id = p.id and d.status = 'confirmed'
    cross join lateral (values (0), (${year})) y (year)
  where p.root_id = any(roots) group by 1, 2;
  perform from project_totals
    where project_id in (
      select d.project_id from donations d join people p on p.id = d.person_id where p.root_id = any(roots))
    order by project_id for update;
  insert into project_donors (project_id, person)
  select distinct d.project_id, r.fingerprint
  from people p join people r on r.id = p.root_id join donations d on d.person_id = p.id
  where p.root_id = any(roots) and d.status = 'confirmed' order by 1, 2
  on conflict do nothing;
  with stood as (
    select project_id, person, donation_count from project_donors where person = any(prints)
  ), stands as (
    select d.project_id, r.fingerprint as person, count(*)::integer as donation_count
    from people p join people r on r.id = p.root_id join donations d on d.person_id = p.id
    where p.root_id = any(roots) and d.status = 'confirmed' group by 1, 2
  ), counted as (
    update project_donors p set donation_count = coalesce(n.donation_count, 0)
    from stood o left join stands n using (project_id, person)
    where (p.project_id, p.person) = (o.project_id, o.person)
    returning p.project_id, (p.donation_count > 0)::integer - (o.donation_count > 0)::integer as arrived
  )
  update project_totals t set donor_count = t.donor_count + sums.arrived
  from (select project_id, sum(arrived)::integer as arrived from counted group by 1) sums
  where t.project_id = sums.project_id and sums.arrived <> 0;
  return null;
end $$`

/** Each of many people described anew was compared with each other one: rebuild_people() took minutes. */
export class CompareMergedPeopleAtOnce1795392000061 implements MigrationInterface {
  readonly name = 'CompareMergedPeopleAtOnce1795392000061'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(counting(atOnce))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(counting(inPairs))
  }
}
