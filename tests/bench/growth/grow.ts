import { Client } from 'pg'
import { countedGifts } from './counted-gifts.ts'
import { deriveAnew } from './derive-anew.ts'
import { withoutIndexes } from './without-indexes.ts'

/** How many gifts at once: each statement ends within seconds. */
const batch = 250_000

/** An id as the gateway makes them, in the order of time, of a row's number alone. */
export const timeOrderedId = (instant: string, n: string): string => `
  (lpad(to_hex((extract(epoch from ${instant}) * 1000)::bigint), 12, '0') || '7' || substr(md5(${n}::text), 1, 3)
    || '8' || substr(md5(${n}::text), 4, 15))::uuid`

/** Four gifts of each donor. */
const donors = `
  insert into donors (id, name, email, email_key, locale)
  select md5('donor' || n)::uuid, 'Donor ' || n, n || '@growth.example.org', n || '@growth.example.org', 'en'
  from generate_series($1::int / 4 + 1, $2::int / 4) n`

/** Spread over almost three years, whatever their number, and never in the order they are stored in. */
const gifts = `
  insert into donations (id, project_id, donor_id, person_id, anonymous, amount, status, received_at, locale)
  select ${timeOrderedId('at', 'n')}, p.ids[1 + n % cardinality(p.ids)], o.id, o.person_id,
    n % 7 = 0, 1 + n % 200, 'confirmed', at, 'en'
  from (select array_agg(id order by id) as ids from projects) p,
    generate_series($1::int + 1, $2::int) n
    join donors o on o.id = md5('donor' || 1 + n / 4 % ($3::int / 4))::uuid,
    lateral (select date_trunc('day', now()) - interval '1000 days' * ((n::bigint * 7919 % 10000019) / 10000019.0) as at) moment`

/**
 * Adds gifts to the ledger until it holds so many. What is kept of them is derived once at the end, as after a
 * restore.
 * @param tell is told what is done now, which takes minutes each where there are millions
 */
export const grow = async (
  url: string,
  from: number,
  until: number,
  tell: (doing: string) => void,
): Promise<void> => {
  const client = new Client({ connectionString: url })
  // A server that goes away fails the statement, which says so.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query("set session_replication_role = replica; set maintenance_work_mem = '256MB'")
    await withoutIndexes(client, ['donors', 'donations'], tell, async () => {
      tell('donors')
      await client.query(donors, [from, until])
      // Known before they give, or each gift would be written once more to say whose it is.
      tell('people')
      const findPeople = () => client.query('select find_people()')
      await withoutIndexes(client, ['people'], tell, findPeople, { keepKeys: true })
      for (let stored = from; stored < until; stored += batch) {
        const next = Math.min(stored + batch, until)
        await client.query(gifts, [stored, next, until])
        tell(countedGifts(next))
      }
    })
    await client.query('reset session_replication_role')
    await deriveAnew(client, tell)
  } finally {
    await client.end()
  }
}
