import { type EntityManager, Index } from 'typeorm'
import { project } from '../../../schema/projects.ts'
import { Conditions } from '../../database/conditions.ts'
import { tableOf, untranslated } from '../../models/columns.ts'
import { entityOf } from '../../models/entity.ts'
import { isOnGoing, isPublic, lifeConditions, type Present } from '../../models/life.ts'
import { createRecordsRepository, type RecordsOptions } from '../../models/records.repository.ts'
import { shownPicture } from '../../models/shown-picture.ts'

export const ProjectEntity = entityOf(project)
const indexes = [
  'open',
  'title_en',
  'title_ka',
  'goal',
  'first_start',
  'last_start',
  'untranslated',
  'draft',
  'archived',
  'search',
  'image_url',
].map((of) => `projects_${of}_idx`)
for (const name of indexes) Index(name, { synchronize: false })(ProjectEntity)

/** When a project was last changed, as search engines are told. */
export interface ProjectChangeDay {
  id: string
  /** `YYYY-MM-DD`, UTC. */
  changedOn: string
}

const ofTotals = 'left join project_totals t on t.project_id = r.id'

const raised = 'coalesce(t.raised, 0)'

type Bind = (value: unknown) => string

/** Public, and ended neither by somebody nor by its last day. Whether it has begun makes no difference. */
const hasNotEnded = (bind: Bind, { today, now }: Present): string =>
  `(r.end_date is null or r.end_date >= ${bind(today)}::date) and ${isOnGoing(bind(now))}`

/** It takes gifts today: it has begun, too. */
const isOpen = (bind: Bind, present: Present): string =>
  `(r.start_date is null or r.start_date <= ${bind(present.today)}::date) and ${hasNotEnded(bind, present)}`

/** Public, and ended by somebody or by its last day. */
const hasEnded = (bind: Bind, { today, now }: Present): string =>
  `${isPublic(`${bind(now)}`)} and (r.archived_at is not null or r.end_date < ${bind(today)}::date)`

/** A selection of what has not ended alone, and when. */
interface Ongoing extends Present {
  isOngoing: true
}

/** The same of what has ended. */
interface Finished extends Present {
  isFinished: true
}

const isFinished = (selection: object): selection is Finished => 'isFinished' in selection

const isOngoing = (selection: object): selection is Ongoing => 'isOngoing' in selection

export const createProjectsRepository = (
  manager: EntityManager,
  { site, now }: Pick<RecordsOptions<never>, 'site' | 'now'> = {},
) => ({
  ...createRecordsRepository(manager, project, {
    entity: ProjectEntity,
    ...(site !== undefined && { site }),
    ...(now && { now }),
    joins: `${ofTotals} ${shownPicture.joins}`,
    findingJoins: ofTotals,
    computed: { raised, progress: `${raised} / r.goal` },
    more: [shownPicture.more],
    besides: (bind, selection) => [
      ...(isOngoing(selection) ? [hasNotEnded(bind, selection)] : []),
      ...(isFinished(selection) ? [hasEnded(bind, selection)] : []),
    ],
    filters: {
      untranslated: () => untranslated(project),
      unfunded: () => `${raised} < r.goal`,
      funded: () => `${raised} >= r.goal`,
      open: isOpen,
      ...lifeConditions,
    },
  }),

  /** Whether a project takes gifts today. */
  takesGifts: async (id: string, present: Present): Promise<boolean> => {
    const conditions = new Conditions()
    const bind: Bind = (value) => conditions.bind(value)
    conditions.add(`r.id = ${bind(id)}`)
    conditions.add(isOpen(bind, present))
    const rows = await manager.query<unknown[]>(
      `select r.id from ${tableOf(project)} where ${conditions.sql}`,
      conditions.values,
    )
    return rows.length > 0
  },

  /** Newest first: every project that is public at that moment, and the day it was last changed, `YYYY-MM-DD`. */
  listChanges: (limit: number, now: Date): Promise<ProjectChangeDay[]> =>
    manager.query<ProjectChangeDay[]>(
      `select r.id, to_char(r.updated_at at time zone 'UTC', 'YYYY-MM-DD') as "changedOn"
         from ${tableOf(project)} where ${isPublic('$2')} order by r.id desc limit $1`,
      [limit, now],
    ),
})

export type ProjectsRepository = ReturnType<typeof createProjectsRepository>
