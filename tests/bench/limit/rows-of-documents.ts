import { prepared } from './prepared.ts'

type Variables = Record<string, string | number>

const projects = prepared<[string, string, number, number, number]>(
  'projects',
  `select p.id, coalesce(p.title_en, p.title_ka), p.goal::float8, coalesce(t.raised, 0)::float8, t.donation_count
   from projects p left join project_totals t on t.project_id = p.id order by p.id desc limit $1`,
)

/** Each project's own range of the index. */
const newestGifts = (columns: string): string => `
  select p.id, ${columns}
  from (select id from projects order by id desc limit $1) p
  cross join lateral (
    select id, anonymous, amount, received_at, donor_id from donations
    where project_id = p.id and status = 'confirmed' order by received_at desc, id desc limit $2
  ) d
  left join donors o on o.id = d.donor_id
  order by p.id desc, d.received_at desc, d.id desc`

const gifts = prepared<[string, boolean, number, string | null]>(
  'gifts',
  newestGifts('d.anonymous, d.amount::float8, o.name'),
)

const donorNames = prepared<[string, string | null]>(
  'donor names',
  newestGifts('case when d.anonymous then null else o.name end'),
)

const utc = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const recordedGifts = prepared<[string, string, number, string, string | null, string | null]>(
  'recorded gifts',
  newestGifts(`d.id, d.amount::float8, ${utc('d.received_at')}, o.name, o.email`),
)

const events = prepared<[string, string, string, string | null, number]>(
  'events',
  `select e.id, coalesce(title_en, title_ka), coalesce(content_en, content_ka), date::text,
     (select count(*)::int from event_subscribers s where s.event_id = e.id)
   from events e order by e.id desc limit 20`,
)

const subscribers = prepared<[string, string, string]>(
  'subscribers',
  `select e.id, s.name, s.email
   from (select id from events order by id desc limit 20) e
   cross join lateral (
     select id, name, email from event_subscribers where event_id = e.id order by id desc limit 100
   ) s
   order by e.id desc, s.id desc`,
)

const total = prepared<[number]>('total', 'select coalesce(sum(raised), 0)::float8 from project_totals')

const totals = prepared<[string, number]>(
  'totals',
  `select p.title_en, coalesce(t.raised, 0)::float8
   from projects p left join project_totals t on t.project_id = p.id
   order by coalesce(t.raised, 0) desc, p.id desc limit 1000`,
)

/** Rows by the key in their first column. */
const byKey = <Row extends [string, ...unknown[]], Item>(
  rows: readonly Row[],
  make: (row: Row) => Item,
): Map<string, Item[]> => {
  const found = new Map<string, Item[]>()
  for (const row of rows) {
    const items = found.get(row[0])
    if (items) items.push(make(row))
    else found.set(row[0], [make(row)])
  }
  return found
}

const overview = async ({ projects: first, gifts: firstGifts }: Variables) => {
  const [projectRows, giftRows, eventRows, subscriberRows, [sum], sums] = await Promise.all([
    projects(first),
    gifts(first, firstGifts),
    events(),
    subscribers(),
    total(),
    totals(),
  ])
  const giftsOf = byKey(giftRows, ([, anonymous, amount, name]) => ({
    anonymous,
    amount,
    donor: anonymous || name === null ? null : { name },
  }))
  const subscribersOf = byKey(subscriberRows, ([, name, email]) => ({ name, email }))
  return {
    projects: {
      nodes: projectRows.map(([id, title, goal, raised, totalCount]) => ({
        id,
        title,
        goal,
        raised,
        donations: { totalCount, nodes: giftsOf.get(id) ?? [] },
      })),
    },
    events: {
      nodes: eventRows.map(([id, title, content, date, totalCount]) => ({
        id,
        title,
        content,
        date,
        subscribers: { totalCount, nodes: subscribersOf.get(id) ?? [] },
      })),
    },
    analytics: {
      total: sum?.[0] ?? 0,
      projects: sums.map(([projectTitle, totalDonated]) => ({ projectTitle, totalDonated })),
    },
  }
}

const names = async ({ projects: first, gifts: firstGifts }: Variables) => {
  const [projectRows, rows] = await Promise.all([projects(first), donorNames(first, firstGifts)])
  const giftsOf = byKey(rows, ([, name]) => ({ donor: name === null ? null : { name } }))
  return { projects: { nodes: projectRows.map(([id]) => ({ donations: { nodes: giftsOf.get(id) ?? [] } })) } }
}

const translated = prepared<
  [
    string,
    number,
    string | null,
    string | null,
    string | null,
    string | null,
    string | null,
    string | null,
    string | null,
  ]
>(
  'translated',
  `select id, version, start_date::text, end_date::text, image_url, title_en, description_en, title_ka, description_ka
   from projects order by id desc limit $1`,
)

const projectCount = prepared<[number]>('project count', 'select count(*)::int from projects')

const translations = async ({ projects: first, gifts: firstGifts }: Variables) => {
  const [rows, giftRows, [count]] = await Promise.all([
    translated(first),
    recordedGifts(first, firstGifts),
    projectCount(),
  ])
  const giftsOf = byKey(giftRows, ([, id, amount, receivedAt, name, email]) => ({
    id,
    amount,
    receivedAt,
    recordedDonor: name === null && email === null ? null : { name, email },
  }))
  return {
    projects: {
      totalCount: count?.[0],
      nodes: rows.map(
        ([id, version, startDate, endDate, imageUrl, titleEn, descriptionEn, titleKa, descriptionKa]) => ({
          id,
          version,
          startDate,
          endDate,
          imageUrl,
          translations: {
            en: { title: titleEn, description: descriptionEn },
            ka: { title: titleKa, description: descriptionKa },
          },
          donations: { nodes: giftsOf.get(id) ?? [] },
        }),
      ),
    },
  }
}

const unfunded = prepared<[string, string, number, number, number]>(
  'unfunded',
  `select p.id, coalesce(p.title_en, p.title_ka), coalesce(t.raised, 0)::float8, p.goal::float8,
     (count(*) over ())::int
   from projects p left join project_totals t on t.project_id = p.id where coalesce(t.raised, 0) < p.goal
   order by coalesce(t.raised, 0), p.id limit $1`,
)

const filtered = async ({ first }: Variables) => {
  const rows = await unfunded(first)
  return {
    projects: {
      totalCount: rows[0]?.[4] ?? 0,
      nodes: rows.map(([id, title, raised, goal]) => ({ id, title, raised, goal })),
    },
  }
}

const foundMessages = prepared<[string, string, string, string, number]>(
  'found messages',
  `select id, name, email, message, (count(*) over ())::int from contact_messages
   where name ~* $1 or email ~* $1 or message ~* $1
   order by lower(name) collate "C", id limit 100`,
)

const messages = async ({ search }: Variables) => {
  const rows = await foundMessages(search)
  return {
    contactMessages: {
      totalCount: rows[0]?.[4] ?? 0,
      nodes: rows.map(([id, name, email, message]) => ({ id, name, email, message })),
    },
  }
}

const beginning = (day: string): string => `((${day})::timestamp at time zone 'Asia/Tbilisi')`
const monthOf = (day: string): string => `date_trunc('month', ${day}::date)`

const giftsOfMonth = (month: string, from: string, before: string): string => `
  select project_id, ${month}::date, amount, 1 from donations
  where status = 'confirmed' and received_at >= ${beginning(from)} and received_at < ${beginning(before)}`

/** Whole months as they are kept, the days at both ends, which lie in different months, from the gifts themselves. */
const given = `
  select project_id, month, raised, donation_count from project_months
  where month > ${monthOf('$1')} and month < ${monthOf('$2')}
  union all ${giftsOfMonth(monthOf('$1'), '$1::date', `${monthOf('$1')} + interval '1 month'`)}
  union all ${giftsOfMonth(monthOf('$2'), monthOf('$2'), '$2::date + 1')}`

const sumWithin = prepared<[number]>(
  'sum within',
  `select coalesce(sum(raised), 0)::float8 from (${given}) g`,
)

const growthWithin = prepared<[string, number, number]>(
  'growth within',
  `select to_char(m, 'YYYY-MM'), coalesce(sum(raised), 0)::float8, coalesce(sum(donation_count), 0)::int
   from generate_series(date_trunc('month', $1::date), $2::date, interval '1 month') m
   left join (${given}) g on g.month = m group by m order by m`,
)

const totalsWithin = prepared<[string, number]>(
  'totals within',
  `select p.title_en, coalesce(sum(g.raised), 0)::float8 as total
   from projects p left join (${given}) g on g.project_id = p.id
   group by p.id order by total desc, p.id desc limit 1000`,
)

const analytics = async ({ from, until }: Variables) => {
  const [[sum], months, sums] = await Promise.all([
    sumWithin(from, until),
    growthWithin(from, until),
    totalsWithin(from, until),
  ])
  return {
    analytics: {
      total: sum?.[0] ?? 0,
      growth: months.map(([month, total, count]) => ({ month, total, count })),
      projects: sums.map(([projectTitle, totalDonated]) => ({ projectTitle, totalDonated })),
    },
  }
}

const oneProject = prepared<[string, string, string, number, number]>(
  'project',
  `select p.id, coalesce(p.title_en, p.title_ka), coalesce(p.description_en, p.description_ka), p.goal::float8,
     coalesce(t.raised, 0)::float8
   from projects p left join project_totals t on t.project_id = p.id where p.id = $1`,
)

const project = async ({ id: wanted }: Variables) => {
  const [row] = await oneProject(wanted)
  if (!row) return { project: null }
  const [id, title, description, goal, raised] = row
  return { project: { id, title, description, goal, raised } }
}

/** What answers each document, field for field as the gateway does. */
export const documents: Record<string, (variables: Variables) => Promise<unknown>> = {
  overview,
  names,
  translations,
  filtered,
  messages,
  analytics,
  project,
}
