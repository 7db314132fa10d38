import type { EntityManager } from 'typeorm'
import type { Localized } from '../core/localized.ts'
import { throwProblem } from '../database/postgres-problem.ts'
import { ProjectEntity } from './project.entity.ts'
import type { Project } from './project.ts'

interface Row extends Omit<Project, 'title' | 'description'> {
  titleEn: string | null
  titleKa: string | null
  descriptionEn: string | null
  descriptionKa: string | null
}

/** What a write touches: an absent key keeps its column. */
export interface ProjectColumns extends Partial<Omit<Project, 'id' | 'raised' | 'title' | 'description'>> {
  title?: Partial<Localized>
  description?: Partial<Localized>
}

const select = `select p.id, p.title_en as "titleEn", p.title_ka as "titleKa",
    p.description_en as "descriptionEn", p.description_ka as "descriptionKa",
    p.goal::float8 as goal, coalesce(t.raised, 0)::float8 as raised,
    p.start_date::text as "startDate", p.end_date::text as "endDate",
    p.image_url as "imageUrl", p.youtube_url as "youtubeUrl"
  from projects p left join project_totals t on t.project_id = p.id`

const toProject = ({ titleEn, titleKa, descriptionEn, descriptionKa, ...rest }: Row): Project => ({
  ...rest,
  title: { en: titleEn, ka: titleKa },
  description: { en: descriptionEn, ka: descriptionKa },
})

export const createProjectsRepository = (manager: EntityManager) => ({
  find: async (id: string): Promise<Project | null> => {
    const [row] = await manager.query<Row[]>(`${select} where p.id = $1`, [id])
    return row ? toProject(row) : null
  },

  /** Newest first, after the project `after`. */
  list: async (limit: number, after: string | null): Promise<Project[]> => {
    const rows = await manager.query<Row[]>(
      `${select} where $2::uuid is null or p.id < $2 order by p.id desc limit $1`,
      [limit, after],
    )
    return rows.map(toProject)
  },

  count: () => manager.count(ProjectEntity),

  insert: async (id: string, columns: ProjectColumns): Promise<void> => {
    await manager
      .transaction((transaction) => transaction.insert(ProjectEntity, { id, ...columns }))
      .catch(throwProblem)
  },

  /** False when there is no such project. */
  update: async (id: string, columns: ProjectColumns): Promise<boolean> => {
    const { affected } = await manager
      .transaction((transaction) =>
        transaction.update(ProjectEntity, { id }, { ...columns, updatedAt: () => 'now()' }),
      )
      .catch(throwProblem)
    return affected === 1
  },
})

export type ProjectsRepository = ReturnType<typeof createProjectsRepository>
