import type { EntityManager } from 'typeorm'
import type { Period } from '../../../schema/analytics.ts'
import { giftsWithin } from '../../database/gifts-within.ts'
import { createStatements, type Fields, run } from '../../database/prepared.ts'
import type { MonthTotal, ProjectTotal } from './analytics.ts'

/** The values of a statement, and how it names them. */
const bindings = () => {
  const values: unknown[] = []
  return { values, bind: (value: unknown): string => `$${values.push(value)}` }
}

/** A period has months, days at either end of them, or none of these. */
const mostKept = 32
const sums = createStatements<number>('gifts summed', mostKept)
const projectTotals = createStatements<ProjectTotal>('gifts by project', mostKept)
const monthTotals = createStatements<MonthTotal>('gifts by month', mostKept)

const readProject = ([projectId, en, ka, totalDonated]: Fields): ProjectTotal => ({
  projectId: projectId ?? '',
  projectTitle: { en: en ?? null, ka: ka ?? null },
  totalDonated: Number(totalDonated),
})

const readMonth = ([month, total, count]: Fields): MonthTotal => ({
  month: month ?? '',
  total: Number(total),
  count: Number(count),
})

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
  select to_char(each.month, 'YYYY-MM'), coalesce(g.total, 0), coalesce(g.count, 0)
  from ends
  cross join generate_series(ends.first::timestamp, ends.last, interval '1 month') as each(month)
  left join gifts g on g.month = each.month
  order by each.month desc limit ${limit}`

export const createAnalyticsRepository = (manager: EntityManager) => ({
  /** Lari of all confirmed donations. */
  total: async (period: Period): Promise<number> => {
    const { values, bind } = bindings()
    const totals = isOpen(period) ? 'project_totals' : giftsWithin(period, bind)
    const statement = sums(`select coalesce(sum(raised), 0) from ${totals} g`, ([total]) => Number(total))
    const [total] = await run(manager, statement, values)
    return total ?? 0
  },

  /** The best supported first, projects without a donation included. */
  byProject: (period: Period, limit: number): Promise<ProjectTotal[]> => {
    const { values, bind } = bindings()
    const totals = isOpen(period)
      ? 'project_totals'
      : `(select project_id, sum(raised) as raised from ${giftsWithin(period, bind)} g group by project_id)`
    const statement = projectTotals(
      `select p.id, p.title_en, p.title_ka, coalesce(t.raised, 0)
       from projects p left join ${totals} t on t.project_id = p.id
       where p.deleted_at is null
       order by coalesce(t.raised, 0) desc, p.id desc limit ${bind(limit)}`,
      readProject,
    )
    return run(manager, statement, values)
  },

  /** The newest `limit` months of the period, oldest first; the last is `now`, a month, unless gifts are later. */
  byMonth: async (period: Period, now: string, limit: number): Promise<MonthTotal[]> => {
    const { values, bind } = bindings()
    const gifts = giftsWithin(period, bind)
    const text = growthOf(gifts, [period.from, period.until, now, limit].map(bind))
    const months = await run(manager, monthTotals(text, readMonth), values)
    return months.reverse()
  },
})

export type AnalyticsRepository = ReturnType<typeof createAnalyticsRepository>
