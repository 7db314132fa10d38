import type { EntityManager } from 'typeorm'

/** The sums that are kept, and the same from the newest entry of each gift alone. */
export const ledgerSums = async (manager: EntityManager): Promise<[kept: unknown, ledger: unknown]> => {
  const ledger = `(
    select distinct on (id) * from (
      select id, 1 as version, project_id, donor_id, anonymous, amount, status, received_at from donations d
        where not exists (select from donation_entries where donation_id = d.id)
      union all
      select donation_id, version, project_id, donor_id, anonymous, amount, status, received_at from donation_entries
    ) said order by id, version desc)`
  const byProject = (from: string) => `
    select jsonb_object_agg(project_id, (raised, count, people, unsigned)::text) as sums from (${from}) s where count > 0`
  const byPerson = (from: string) => `
    select jsonb_object_agg(person_id || ' ' || year, (count, unsigned, given, last_at)::text) as sums
    from (${from}) s where count > 0`
  const byPeriod = (from: string) => `
    select jsonb_object_agg(project_id || ' ' || begin, (raised, count)::text) as sums from (${from}) s where count > 0`
  const given = (period: string) =>
    byPeriod(`select project_id, date_trunc('${period}', received_at at time zone 'Asia/Tbilisi')::date as begin,
      sum(amount)::numeric(16, 2) as raised, count(*) as count from ${ledger} l where status = 'confirmed' group by 1, 2`)
  const read = async (...statements: string[]) =>
    Promise.all(statements.map((statement) => manager.query(statement)))
  return [
    await read(
      byProject(`select project_id, raised, donation_count::bigint as count, donor_count::bigint as people,
        unsigned_count::bigint as unsigned from project_totals`),
      byPeriod(
        'select project_id, month as begin, raised, donation_count::bigint as count from project_months',
      ),
      byPeriod('select project_id, day as begin, raised, donation_count::bigint as count from project_days'),
      byPerson(`select person_id, year, donation_count::bigint as count, anonymous_count::bigint as unsigned, given,
        last_at from person_years`),
      byPerson(
        'select person_id, year, donation_count::bigint as count, 0 as unsigned, given, last_at from open_years',
      ),
    ),
    await read(
      byProject(`select project_id, sum(amount)::numeric(16, 2) as raised, count(*) as count,
        count(distinct p.root_id) as people, count(*) - count(donor_id) as unsigned
        from ${ledger} l left join donors o on o.id = l.donor_id
        left join people p on p.fingerprint = donor_person(o.email_key, o.name) where status = 'confirmed' group by 1`),
      given('month'),
      given('day'),
      byPerson(`select p.root_id as person_id, year, count(*) as count, count(*) filter (where l.anonymous) as unsigned,
        sum(amount)::numeric(16, 2) as given, max(received_at) as last_at
        from ${ledger} l join donors o on o.id = l.donor_id
        join people p on p.fingerprint = donor_person(o.email_key, o.name)
        cross join lateral (
          values (0), (to_char(received_at at time zone 'Asia/Tbilisi', 'YYYY')::integer)
        ) y (year) where status = 'confirmed' group by 1, 2`),
      byPerson(`select p.root_id as person_id, year, count(*) as count, 0 as unsigned,
        sum(amount)::numeric(16, 2) as given, max(received_at) as last_at
        from ${ledger} l join donors o on o.id = l.donor_id
        join people p on p.fingerprint = donor_person(o.email_key, o.name)
        cross join lateral (
          values (0), (to_char(received_at at time zone 'Asia/Tbilisi', 'YYYY')::integer)
        ) y (year) where status = 'confirmed' and not l.anonymous group by 1, 2`),
    ),
  ]
}
