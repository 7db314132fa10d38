import { prepared } from './prepared.ts'
import type { Variables } from './variables.ts'

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

export const analytics = async ({ from, until }: Variables) => {
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
