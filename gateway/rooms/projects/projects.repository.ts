import type { EntityManager } from 'typeorm'
import type { Direction, ProjectFilter, ProjectSort } from '../../../schema/list-words.ts'
import type { ListRequest, Selection } from '../../../schema/lists.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Localized } from '../../core/localized.ts'
import type { SortedListPage } from '../../core/sorted-list-page.ts'
import { nextVersion, ofVersion } from '../../core/version.ts'
import { Conditions } from '../../database/conditions.ts'
import type { SortKey } from '../../database/find-list-page.ts'
import { countRows, dayKey, listRows, titleKey } from '../../database/list-rows.ts'
import { ProjectEntity } from './project.entity.ts'
import type { Project, ProjectChangeDay } from './project.ts'

interface Row extends Omit<Project, 'title' | 'description'> {
  titleEn: string | null
  titleKa: string | null
  descriptionEn: string | null
  descriptionKa: string | null
}

/** What a write touches: an absent key keeps its column. */
export interface ProjectColumns
  extends Partial<Omit<Project, 'id' | 'version' | 'raised' | 'title' | 'description'>> {
  title?: Partial<Localized>
  description?: Partial<Localized>
}

export type ProjectSelection = Selection<ProjectFilter>

const from = 'projects p left join project_totals t on t.project_id = p.id'

const select = `select p.id, p.title_en as "titleEn", p.title_ka as "titleKa",
    p.description_en as "descriptionEn", p.description_ka as "descriptionKa",
    p.goal::float8 as goal, coalesce(t.raised, 0)::float8 as raised,
    p.start_date::text as "startDate", p.end_date::text as "endDate",
    p.image_url as "imageUrl", p.youtube_url as "youtubeUrl", p.version
  from ${from}`

const toProject = ({ titleEn, titleKa, descriptionEn, descriptionKa, ...rest }: Row): Project => ({
  ...rest,
  title: { en: titleEn, ka: titleKa },
  description: { en: descriptionEn, ka: descriptionKa },
})

const filters: Record<ProjectFilter, string> = {
  untranslated: 'num_nulls(p.title_en, p.title_ka, p.description_en, p.description_ka) > 0',
  unfunded: 'coalesce(t.raised, 0) < p.goal',
  funded: 'coalesce(t.raised, 0) >= p.goal',
}

const conditionsOf = ({ search, filter }: ProjectSelection): Conditions => {
  const conditions = new Conditions()
  conditions.addSearch(['p.title_en', 'p.title_ka', 'p.description_en', 'p.description_ka'], search)
  if (filter) conditions.add(filters[filter])
  return conditions
}

const keyOf = (sort: ProjectSort, direction: Direction, locale: Locale): SortKey => {
  const keys: Record<ProjectSort, SortKey> = {
    created: { sql: 'p.id', type: 'uuid' },
    title: titleKey(locale, { en: 'p.title_en', ka: 'p.title_ka' }),
    goal: { sql: 'p.goal', type: 'numeric' },
    raised: { sql: 'coalesce(t.raised, 0)', type: 'numeric' },
    startDate: dayKey('p.start_date', direction),
  }
  return keys[sort]
}

export const createProjectsRepository = (manager: EntityManager) => ({
  find: async (id: string): Promise<Project | null> => {
    const [row] = await manager.query<Row[]>(`${select} where p.id = $1`, [id])
    return row ? toProject(row) : null
  },

  /** A page of the selected projects, sorted; titles in the order of `locale`. */
  list: (
    request: ListRequest<ProjectSort, ProjectFilter>,
    locale: Locale,
  ): Promise<SortedListPage<Project>> => {
    const { sort, direction } = request
    return listRows(manager, request, `projects ${sort} ${direction} ${locale}`, {
      from,
      id: 'p.id',
      key: keyOf(sort, direction, locale),
      conditions: conditionsOf(request),
      read: async (ids) =>
        (await manager.query<Row[]>(`${select} where p.id = any($1)`, [ids])).map(toProject),
    })
  },

  /** Up to `limit` of the selected projects, newest first, after the project `after`. */
  selectAfter: async (
    selection: ProjectSelection,
    limit: number,
    after: string | null,
  ): Promise<Project[]> => {
    const conditions = conditionsOf(selection)
    if (after !== null) conditions.add(`p.id < ${conditions.bind(after)}`)
    const rows = await manager.query<Row[]>(
      `${select} where ${conditions.sql} order by p.id desc limit ${conditions.bind(limit)}`,
      conditions.values,
    )
    return rows.map(toProject)
  },

  count: (selection: ProjectSelection): Promise<number> => countRows(manager, from, conditionsOf(selection)),

  /** Newest first: every project, and the day it was last changed, `YYYY-MM-DD`. */
  listChanges: (limit: number): Promise<ProjectChangeDay[]> =>
    manager.query<ProjectChangeDay[]>(
      `select id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as "changedOn"
         from projects order by id desc limit $1`,
      [limit],
    ),

  insert: async (id: string, columns: ProjectColumns): Promise<void> => {
    await manager.transaction((transaction) => transaction.insert(ProjectEntity, { id, ...columns }))
  },

  /** False, and nothing written, when there is no such project or, where a version is given, not in that one. */
  update: async (id: string, columns: ProjectColumns, version: number | undefined): Promise<boolean> => {
    const change = { ...columns, version: nextVersion, updatedAt: () => 'now()' }
    const { affected } = await manager.transaction((transaction) =>
      transaction.update(ProjectEntity, { id, ...ofVersion(version) }, change),
    )
    return affected === 1
  },
})

export type ProjectsRepository = ReturnType<typeof createProjectsRepository>
