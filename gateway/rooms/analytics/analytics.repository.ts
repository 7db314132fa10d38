import type { EntityManager } from 'typeorm'
import type { Period } from '../../../schema/analytics.ts'
import { giftsWithin } from '../../database/gifts-within.ts'
import type { MonthTotal, ProjectTotal } from './analytics.ts'

interface Row {
  projectId: string
  titleEn: string | null
  titleKa: string | null
  totalDonated: number
}

/** The values of a statement, and how it names them. */
const bindings = () => {
  const values: unknown[] = []
  return { values, bind: (value: unknown): string => `$${values.push(value)}` }
}

const isOpen = ({ from, until }: Period): boolean => from === null && until === null

/** Newest months first, cut where a date typed wrongly would make thousands of empty ones. */
const growthOf = (gifts: string, [from, until, now, limit]: readonly string[]): string => `
  with gifts as (
    select month, sum(raised) as total, sum(donation_count) as count from ${gifts} g group by month
  ), ends as (
    select greatest(min(month), date_trunc('month', ${from}::date)::date) as first,
      least(greatest(max(month), to_date(${now}, 'YYYY-MM')), ${until}::date) as last
    from project_months where donation_count > 0
    having count(*) > 0 and coalesce(${from}::date <= ${until}::date, true)
  )
  select to_char(each.month, 'YYYY-MM') as month, coalesce(g.total, 0)::float8 as total,
    coalesce(g.count, 0)::int as count
  from ends
  cross join generate_series(ends.first::timestamp, ends.last, interval '1 month') as each(month)
  left join gifts g on g.month = each.month
  order by each.month desc limit ${limit}`

export const createAnalyticsRepository = (manager: EntityManager) => ({
  /** Lari of all confirmed donations. */
  total: async (period: Period): Promise<number> => {
    const { values, bind } = bindings()
    const totals = isOpen(period) ? 'project_totals' : giftsWithin(period, bind)
    const [row] = await manager.query<{ total: number }[]>(
      `select coalesce(sum(raised), 0)::float8 as total from ${totals} g`,
      values,
    )
    return row?.total ?? 0
  },

  /** The best supported first, projects without a donation included. */
  byProject: async (period: Period, limit: number): Promise<ProjectTotal[]> => {
    const { values, bind } = bindings()
    const totals = isOpen(period)
      ? 'project_totals'
      : `(select project_id, sum(raised) as raised from ${giftsWithin(period, bind)} g group by project_id)`
    const rows = await manager.query<Row[]>(
      `select p.id as "projectId", p.title_en as "titleEn", p.title_ka as "titleKa",
         coalesce(t.raised, 0)::float8 as "totalDonated"
       from projects p left join ${totals} t on t.project_id = p.id
       order by coalesce(t.raised, 0) desc, p.id desc limit ${bind(limit)}`,
      values,
    )
    return rows.map(({ projectId, titleEn, titleKa, totalDonated }) => ({
      projectId,
      projectTitle: { en: titleEn, ka: titleKa },
      totalDonated,
    }))
  },

  /** The newest `limit` months of the period, oldest first; the last is `now`, a month, unless gifts are later. */
  byMonth: async (period: Period, now: string, limit: number): Promise<MonthTotal[]> => {
    const { values, bind } = bindings()
    const gifts = giftsWithin(period, bind)
    const rows = await manager.query<MonthTotal[]>(
      growthOf(gifts, [period.from, period.until, now, limit].map(bind)),
      values,
    )
    return rows.reverse()
  },
})

export type AnalyticsRepository = ReturnType<typeof createAnalyticsRepository>
