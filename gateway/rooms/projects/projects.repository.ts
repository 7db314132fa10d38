import { type EntityManager, Index } from 'typeorm'
import { project } from '../../../schema/projects.ts'
import { untranslated } from '../../models/columns.ts'
import { entityOf } from '../../models/entity.ts'
import { createRecordsRepository } from '../../models/records.repository.ts'

export const ProjectEntity = entityOf(project)
Index('projects_open_idx', { synchronize: false })(ProjectEntity)

/** When a project was last changed, as search engines are told. */
export interface ProjectChangeDay {
  id: string
  /** `YYYY-MM-DD`, UTC. */
  changedOn: string
}

const raised = 'coalesce(t.raised, 0)'

export const createProjectsRepository = (manager: EntityManager, site: string | null = null) => ({
  ...createRecordsRepository(manager, project, {
    entity: ProjectEntity,
    site,
    joins: 'left join project_totals t on t.project_id = r.id',
    computed: { raised },
    filters: {
      untranslated: () => untranslated(project),
      unfunded: () => `${raised} < r.goal`,
      funded: () => `${raised} >= r.goal`,
      open: (bind, today) => {
        const day = `${bind(today)}::date`
        return `(r.start_date is null or r.start_date <= ${day}) and (r.end_date is null or r.end_date >= ${day})`
      },
    },
  }),

  /** Newest first: every project, and the day it was last changed, `YYYY-MM-DD`. */
  listChanges: (limit: number): Promise<ProjectChangeDay[]> =>
    manager.query<ProjectChangeDay[]>(
      `select id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as "changedOn"
         from projects order by id desc limit $1`,
      [limit],
    ),
})

export type ProjectsRepository = ReturnType<typeof createProjectsRepository>
