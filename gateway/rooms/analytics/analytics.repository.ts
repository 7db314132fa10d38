import type { EntityManager } from 'typeorm'
import type { Period } from '../../../schema/analytics.ts'
import type { MonthTotal, ProjectTotal } from './analytics.ts'

interface Row {
  projectId: string
  titleEn: string | null
  titleKa: string | null
  totalDonated: number
}

/** The last a calendar can show, which no gift comes after. */
const farFuture = '9999-12-31'

const withinPeriod = (from: string, until: string): string =>
  `month between coalesce(to_date(${from}, 'YYYY-MM'), '0001-01-01') and coalesce(to_date(${until}, 'YYYY-MM'), '${farFuture}')`

/** The totals of each project that are kept, whatever the number of gifts: of all time, or of some months. */
const totalsOfAllTime = 'project_totals'
const totalsWithin = (from: string, until: string): string =>
  `(select project_id, sum(raised) as raised from project_months
    where ${withinPeriod(from, until)} group by project_id)`

const isOpen = ({ from, until }: Period): boolean => from === null && until === null

/** Newest months first, cut where a date typed wrongly would make thousands of empty ones. */
const growthWithin = `
  with gifts as (
    select month, sum(raised) as total, sum(donation_count) as count
    from project_months where donation_count > 0 group by month
  ), ends as (
    select greatest(min(month), to_date($1, 'YYYY-MM')) as first,
      least(greatest(max(month), to_date($3, 'YYYY-MM')), to_date($2, 'YYYY-MM')) as last
    from gifts having count(*) > 0
  )
  select to_char(each.month, 'YYYY-MM') as month, coalesce(g.total, 0)::float8 as total,
    coalesce(g.count, 0)::int as count
  from ends
  cross join generate_series(ends.first::timestamp, ends.last, interval '1 month') as each(month)
  left join gifts g on g.month = each.month
  order by each.month desc limit $4`

export const createAnalyticsRepository = (manager: EntityManager) => ({
  /** Lari of all confirmed donations. */
  total: async (period: Period): Promise<number> => {
    const sum = 'select coalesce(sum(raised), 0)::float8 as total from'
    const [row] = isOpen(period)
      ? await manager.query<{ total: number }[]>(`${sum} ${totalsOfAllTime}`)
      : await manager.query<{ total: number }[]>(
          `${sum} project_months where ${withinPeriod('$1::text', '$2::text')}`,
          [period.from, period.until],
        )
    return row?.total ?? 0
  },

  /** The best supported first, projects without a donation included. */
  byProject: async (period: Period, limit: number): Promise<ProjectTotal[]> => {
    const ranked = (totals: string): string =>
      `select p.id as "projectId", p.title_en as "titleEn", p.title_ka as "titleKa",
         coalesce(t.raised, 0)::float8 as "totalDonated"
       from projects p left join ${totals} t on t.project_id = p.id
       order by coalesce(t.raised, 0) desc, p.id desc limit $1`
    const rows = isOpen(period)
      ? await manager.query<Row[]>(ranked(totalsOfAllTime), [limit])
      : await manager.query<Row[]>(ranked(totalsWithin('$2::text', '$3::text')), [
          limit,
          period.from,
          period.until,
        ])
    return rows.map(({ projectId, titleEn, titleKa, totalDonated }) => ({
      projectId,
      projectTitle: { en: titleEn, ka: titleKa },
      totalDonated,
    }))
  },

  /** The newest `limit` months of the period, oldest first; the last is `now`, a month, unless gifts are later. */
  byMonth: async ({ from, until }: Period, now: string, limit: number): Promise<MonthTotal[]> => {
    const rows = await manager.query<MonthTotal[]>(growthWithin, [from, until, now, limit])
    return rows.reverse()
  },
})

export type AnalyticsRepository = ReturnType<typeof createAnalyticsRepository>
