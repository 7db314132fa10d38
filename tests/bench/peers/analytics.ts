import { statement } from './statement.ts'

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

const total = statement<{ total: number }>(
  'total',
  'select coalesce(sum(raised), 0)::float8 as total from project_totals',
)

const totalWithin = statement<{ total: number }>(
  'total within',
  `select coalesce(sum(raised), 0)::float8 as total from (${given}) g`,
)

const projects = statement(
  'totals',
  `select p.title_en as "projectTitle", coalesce(t.raised, 0)::float8 as "totalDonated"
   from projects p left join project_totals t on t.project_id = p.id
   order by coalesce(t.raised, 0) desc, p.id desc limit 1000`,
)

const projectsWithin = statement(
  'totals within',
  `select p.title_en as "projectTitle", coalesce(sum(g.raised), 0)::float8 as "totalDonated"
   from projects p left join (${given}) g on g.project_id = p.id
   group by p.id order by 2 desc, p.id desc limit 1000`,
)

const growthWithin = statement(
  'growth within',
  `select to_char(m, 'YYYY-MM') as month, coalesce(sum(raised), 0)::float8 as total,
     coalesce(sum(donation_count), 0)::int as count
   from generate_series(date_trunc('month', $1::date), $2::date, interval '1 month') m
   left join (${given}) g on g.month = m group by m order by m`,
)

export interface Period {
  from?: string
  until?: string
}

export const totalOf = async ({ from, until }: Period) =>
  (await (from ? totalWithin(from, until) : total()))[0]?.total ?? 0

export const projectTotalsOf = ({ from, until }: Period) => (from ? projectsWithin(from, until) : projects())

export const growthOf = ({ from, until }: Period) => growthWithin(from, until)
