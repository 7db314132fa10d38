import type { EntityManager } from 'typeorm'
import type { ProjectTotal } from './analytics.ts'

interface Row {
  projectId: string
  titleEn: string | null
  titleKa: string | null
  totalDonated: number
}

export const createAnalyticsRepository = (manager: EntityManager) => ({
  /** Lari of all confirmed donations. */
  total: async (): Promise<number> => {
    const [row] = await manager.query<{ total: number }[]>(
      'select coalesce(sum(raised), 0)::float8 as total from project_totals',
    )
    return row?.total ?? 0
  },

  /** The best supported first, projects without a donation included. */
  byProject: async (limit: number): Promise<ProjectTotal[]> => {
    const rows = await manager.query<Row[]>(
      `select p.id as "projectId", p.title_en as "titleEn", p.title_ka as "titleKa",
         coalesce(t.raised, 0)::float8 as "totalDonated"
       from projects p left join project_totals t on t.project_id = p.id
       order by coalesce(t.raised, 0) desc, p.id desc limit $1`,
      [limit],
    )
    return rows.map(({ projectId, titleEn, titleKa, totalDonated }) => ({
      projectId,
      projectTitle: { en: titleEn, ka: titleKa },
      totalDonated,
    }))
  },
})

export type AnalyticsRepository = ReturnType<typeof createAnalyticsRepository>
