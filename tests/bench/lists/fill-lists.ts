import { Client } from 'pg'
import { countedGifts } from '../growth/counted-gifts.ts'
import { deriveAnew } from '../growth/derive-anew.ts'
import { timeOrderedId } from '../growth/grow.ts'
import { withoutIndexes } from '../growth/without-indexes.ts'
import type { Size } from './size.ts'

/** A moment of the last three years: rows of one number come in the order of their numbers. */
const momentOf = (n: string, of: string): string =>
  `date_trunc('milliseconds', now() - interval '1000 days' * (1 - ${n}::float8 / (${of})))`

const idOf = (n: string, of: string): string => timeOrderedId(momentOf(n, of), n)

/** Words in both scripts that people are called by. */
const calledBy = (n: string): string => `
  (array['Nino', 'გიორგი', 'Ana', 'ლუკა', 'Mariam', 'დავითი', 'Tamar', 'ლევანი', 'Salome', 'ირაკლი'])[1 + ${n} % 10] || ' '
    || (array['Beridze', 'მაისურაძე', 'Lomidze', 'კაპანაძე', 'Gelashvili', 'წიკლაური'])[1 + ${n} / 10 % 6]`
const called = calledBy('n')

/** So many of a kind that few are of, in a small database as well: a page of these is full in both. */
const few = 30
/** Each of so many rows is one of the few, where a large database has a smaller share of them. */
const everyOf = (all: string, most: number): string => `least(${most}, ${all} / ${few})`

const pictureOf = (n: string): string => `'/uploads/' || md5('picture' || ${n}) || '-1600x1067.webp'`

const content = ({ projects, others }: Size): [sql: string, values: unknown[]][] => [
  [
    `insert into pictures (id, address, name, alt_en, alt_ka, focus_x, focus_y)
     select ${idOf('n', '$1::int')}, ${pictureOf('n')}, 'Dog ' || n, case when n % 3 > 0 then 'A dog on straw' end,
       case when n % 5 > 0 then 'ძაღლი ნამჯაზე' end, case when n % 2 = 0 then 0.25 end, case when n % 2 = 0 then 0.5 end
     from generate_series(1, $1::int) n`,
    [others],
  ],
  [
    `insert into projects (id, title_en, title_ka, description_en, description_ka, goal, start_date, created_at, published_at, archived_at, image_url)
     select ${idOf('n', '$1::int')}, 'Project ' || md5(n::text), case when n % 50 > 0 then 'პროექტი ' || n end,
       repeat('Straw and kennels. ', 20), case when n % 50 > 0 then repeat('ჩალა და სახლუკები. ', 20) end, 1000 * (1 + n % 97),
       case when n % 3 > 0 then date '2024-01-01' + n % 900 end, now(),
       case when n % 40 > 0 then now() - interval '1 day' + interval '2 days' * (n % 30 = 0)::int end,
       case when n % 20 = 7 then now() end, case when n % 4 > 0 then ${pictureOf('n')} end
     from generate_series(1, $1::int) n`,
    [projects],
  ],
  [
    `insert into events (id, title_en, title_ka, content_en, date, published_at, archived_at)
     select ${idOf('n', '$1::int')}, 'Event ' || md5(n::text), case when n % 50 > 0 then 'შეხვედრა ' || n end,
       repeat('We meet at noon. ', 10), case when n % 90 > 0 then current_date + 30 - n % 1000 end,
       case when n % 40 > 0 then now() - interval '1 day' + interval '2 days' * (n % 30 = 0)::int end,
       case when n % 20 = 7 then now() end
     from generate_series(1, $1::int) n`,
    [others],
  ],
  [
    `insert into event_subscribers (id, event_id, name, email, email_key, locale)
     select ${idOf('n', '$1::int')}, (select id from events order by id desc limit 1), 'Subscriber ' || n,
       n || '@example.org', n || '@example.org', 'en' from generate_series(1, $1::int) n`,
    [others],
  ],
  [
    `insert into contact_messages (id, name, email, message, locale, deleted_at)
     select ${idOf('n', '2 * $1::int')}, ${called}, n || '@example.org', repeat('When can I visit? ', 10) || md5(n::text),
       case when n % 3 = 0 then 'ka' else 'en' end, case when n % 2 = 0 then now() - interval '20 days' * n / (2 * $1::int) end
     from generate_series(1, 2 * $1::int) n`,
    [others],
  ],
  [
    `insert into newsletter_subscriptions (id, email, email_key, locale, source)
     select ${idOf('n', '$1::int')}, substr(md5(n::text), 1, 9) || '@example.org', n || '@example.org',
       case when n % 3 = 0 then 'ka' else 'en' end,
       case when n % 3 = 1 then 'elsewhere' when n > ${few} then 'dashboard' end
     from generate_series(1, $1::int) n`,
    [others],
  ],
  [
    `insert into donation_imports (id, file_name, gift_count, sum)
     select ${idOf('n', '$1::int / 10')}, n || '.csv', 10, 100 from generate_series(1, $1::int / 10) n`,
    [others],
  ],
]

/** Every fiftieth is called as the one before is. */
const donors = `
  insert into donors (id, name, email, email_key, locale)
  select md5('donor' || n)::uuid, ${calledBy('m')} || ' ' || m, email, email, 'en'
  from generate_series($1::int, $2::int) n
    cross join lateral (select n % ${everyOf('$3::int', 50)} = 0 as is_alike) a
    cross join lateral (select n - a.is_alike::int as m,
      case when a.is_alike or n % 3 = 0 then n || '@donors.example.org' end as email) o`

/**
 * As years leave them: nobody said how the first ones came, few were voided, every seventh is anonymous, and every fifth was
 * given to one project.
 */
const gifts = `
  insert into donations (id, project_id, donor_id, person_id, anonymous, amount, status, received_at, method, reference, locale)
  select ${idOf('n', '$3::int')}, p.ids[case when n % 5 = 0 then 1 else 1 + (n / 5) % cardinality(p.ids) end],
    d.ids[1 + n % cardinality(d.ids)], d.people[1 + n % cardinality(d.ids)], n % 7 = 0, 1 + n % 977,
    case when n % ${everyOf('$3::int', 500)} = 11 then 'voided' else 'confirmed' end,
    ${momentOf('n', '$3::int')},
    case when n > $3::int / 2 then (array['transfer', 'cash', 'card'])[1 + n % 3] end,
    case when n > $3::int / 2 and n % 3 = 0 then 'TBC ' || lpad(n::text, 8, '0') end, 'ka'
  from (select array_agg(id order by id) as ids from projects) p,
    (select array_agg(id order by id) as ids, array_agg(person_id order by id) as people from donors) d,
    generate_series($1::int, $2::int) n`

/** What an admin has done in three years, of which the database has kept a trail; what has been filled in left its own. */
const deeds = `
  with made as (
    insert into trail (id, at, actor_id, of_table, record_id, action, columns)
    select new_trail_id(at), at, u.id, t.of_table, case t.of_table when 'projects' then p.ids[1 + n % cardinality(p.ids)]
        when 'events' then e.ids[1 + n % cardinality(e.ids)] else gen_random_uuid() end,
      case when n % 4 = 0 then 'create' else 'change' end, '{}'
    from (select id from users limit 1) u, (select array_agg(id) as ids from projects) p, (select array_agg(id) as ids from events) e,
      generate_series(1, $1::int) n
      cross join lateral (select ${momentOf('n', '$1::int')} as at,
        (array['projects', 'events', 'donations'])[1 + n % 3] as of_table) t
    returning id
  ) insert into trail_values (entry_id) select id from made`

/** How many at once: each statement ends within seconds. */
const batches = { donors: 1000, gifts: 100_000 }

const inBatches = async (
  total: number,
  batch: number,
  write: (from: number, until: number) => Promise<unknown>,
): Promise<void> => {
  for (let from = 1; from <= total; from += batch) await write(from, Math.min(from + batch - 1, total))
}

/** Fills a migrated database, and derives what is kept of it. */
export const fillLists = async (url: string, size: Size, tell: (what: string) => void): Promise<void> => {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query("set maintenance_work_mem = '256MB'")
    for (const [sql, values] of content(size)) await client.query(sql, values)
    await client.query(deeds, [size.others])
    await inBatches(size.donors, batches.donors, async (from, until) => {
      await client.query(donors, [from, until, size.donors])
      await client.query('analyze donors, people')
      await client.query('discard plans')
    })
    await client.query('set session_replication_role = replica')
    await withoutIndexes(client, ['donations'], tell, () =>
      inBatches(size.gifts, batches.gifts, async (from, until) => {
        await client.query(gifts, [from, until, size.gifts])
        tell(countedGifts(until))
      }),
    )
    await client.query('reset session_replication_role')
    await deriveAnew(client, tell)
  } finally {
    await client.end()
  }
}
