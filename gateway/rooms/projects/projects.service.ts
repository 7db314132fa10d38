import { defaultPageSize } from '../../../schema/lists.ts'
import type { Locale } from '../../../schema/locales.ts'
import { newProject, type ProjectChange, projectChange, projectList } from '../../../schema/projects.ts'
import { isId, newId } from '../../core/ids.ts'
import { localizedChange } from '../../core/localized.ts'
import { parse } from '../../core/parse.ts'
import { notFound, Problem } from '../../core/problem.ts'
import type { RowSource } from '../../core/row-source.ts'
import type { SortedListPage } from '../../core/sorted-list-page.ts'
import { isAdmin, requireAdmin, type Viewer } from '../../core/viewer.ts'
import type { DonationsService } from '../donations/donations.service.ts'
import type { Project, ProjectChangeDay, ProjectWithDonations } from './project.ts'
import type { ProjectColumns, ProjectsRepository } from './projects.repository.ts'

const toColumns = (
  { title, description, translations, ...plain }: ProjectChange,
  locale: Locale,
): ProjectColumns => {
  const given = Object.entries(plain).filter(([, value]) => value !== undefined)
  const titles = { en: translations?.en?.title, ka: translations?.ka?.title }
  const descriptions = { en: translations?.en?.description, ka: translations?.ka?.description }
  return {
    ...Object.fromEntries(given),
    title: localizedChange(locale, title, titles),
    description: localizedChange(locale, description, descriptions),
  }
}

export const createProjectsService = (projects: ProjectsRepository, donations: DonationsService) => {
  const get = async (id: string): Promise<Project> => {
    const project = isId(id) ? await projects.find(id) : null
    if (!project) throw notFound('project')
    return project
  }

  const list = async (viewer: Viewer, input: unknown, locale: Locale): Promise<SortedListPage<Project>> => {
    requireAdmin(viewer)
    return projects.list(parse(projectList.request, input), locale)
  }

  const withDonations = async (
    viewer: Viewer,
    found: readonly Project[],
  ): Promise<ProjectWithDonations[]> => {
    if (!isAdmin(viewer)) return [...found]
    const ids = found.map(({ id }) => id)
    const pages = await donations.listByProjects(viewer, ids, { first: defaultPageSize })
    return found.map((project, index) => {
      const page = pages[index]
      return page ? { ...project, donations: page } : project
    })
  }

  return {
    /** @throws Problem `not_found` */
    get,

    /** A page of the projects, searched, narrowed and sorted as `input` says, for an admin. */
    list,

    /** The project; an admin sees its newest donations too. */
    getWithDonations: async (viewer: Viewer, id: string): Promise<ProjectWithDonations> => {
      const project = await get(id)
      const [complete] = await withDonations(viewer, [project])
      return complete ?? project
    },

    /**
     * All projects that the search and the filter in `input` leave, for an admin.
     * @throws Problem `validation_failed`
     */
    select: (viewer: Viewer, input: unknown): RowSource<Project> => {
      requireAdmin(viewer)
      const selection = parse(projectList.selection, input)
      return {
        count: () => projects.count(selection),
        read: (limit, after) => projects.selectAfter(selection, limit, after),
      }
    },

    /** {@link list}, each with its newest donations. */
    listWithDonations: async (
      viewer: Viewer,
      input: unknown,
      locale: Locale,
    ): Promise<SortedListPage<ProjectWithDonations>> => {
      const page = await list(viewer, input, locale)
      return { ...page, nodes: await withDonations(viewer, page.nodes) }
    },

    /** Of up to `limit` projects, the newest: where they are and when they changed. For everybody. */
    listChanges: (limit: number): Promise<ProjectChangeDay[]> => projects.listChanges(limit),

    /** @throws Problem `validation_failed` */
    create: async (viewer: Viewer, input: unknown, locale: Locale): Promise<Project> => {
      requireAdmin(viewer)
      const id = newId()
      await projects.insert(id, toColumns(parse(newProject, input), locale))
      return get(id)
    },

    /**
     * Changes what `input` names and keeps the rest; writing one language never changes the other.
     * @throws Problem `not_found`, `validation_failed`, `edit_conflict` when `input` names a version that
     * is no longer the current one
     */
    update: async (viewer: Viewer, id: string, input: unknown, locale: Locale): Promise<Project> => {
      requireAdmin(viewer)
      const { version, ...change } = parse(projectChange, input)
      if (!isId(id)) throw notFound('project')
      const isChanged = await projects.update(id, toColumns(change, locale), version)
      const project = await get(id)
      if (!isChanged) throw new Problem('edit_conflict')
      return project
    },
  }
}

export type ProjectsService = ReturnType<typeof createProjectsService>
