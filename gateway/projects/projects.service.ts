import { defaultPageSize, pageRequest } from '../../schema/lists.ts'
import type { Locale } from '../../schema/locales.ts'
import { newProject, type ProjectChange, projectChange } from '../../schema/projects.ts'
import { isId, newId } from '../core/ids.ts'
import { localizedChange } from '../core/localized.ts'
import { type Page, readIdCursor, toPage } from '../core/page.ts'
import { parse } from '../core/parse.ts'
import { notFound } from '../core/problem.ts'
import { isAdmin, requireAdmin, type Viewer } from '../core/viewer.ts'
import type { DonationsService } from '../donations/donations.service.ts'
import type { Project, ProjectWithDonations } from './project.ts'
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

  const list = async (viewer: Viewer, input: unknown): Promise<Page<Project>> => {
    requireAdmin(viewer)
    const { first, after } = parse(pageRequest, input)
    const [rows, total] = await Promise.all([projects.list(first + 1, readIdCursor(after)), projects.count()])
    return toPage(
      rows,
      first,
      total,
      (project) => project,
      ({ id }) => [id],
    )
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

    /** All projects, newest first, for an admin. */
    list,

    /** The project; an admin sees its newest donations too. */
    getWithDonations: async (viewer: Viewer, id: string): Promise<ProjectWithDonations> => {
      const project = await get(id)
      const [complete] = await withDonations(viewer, [project])
      return complete ?? project
    },

    /** {@link list}, each with its newest donations. */
    listWithDonations: async (viewer: Viewer, input: unknown): Promise<Page<ProjectWithDonations>> => {
      const page = await list(viewer, input)
      return { ...page, nodes: await withDonations(viewer, page.nodes) }
    },

    /** @throws Problem `validation_failed` */
    create: async (viewer: Viewer, input: unknown, locale: Locale): Promise<Project> => {
      requireAdmin(viewer)
      const id = newId()
      await projects.insert(id, toColumns(parse(newProject, input), locale))
      return get(id)
    },

    /**
     * Changes what `input` names and keeps the rest; writing one language never changes the other.
     * @throws Problem `not_found`, `validation_failed`
     */
    update: async (viewer: Viewer, id: string, input: unknown, locale: Locale): Promise<Project> => {
      requireAdmin(viewer)
      const columns = toColumns(parse(projectChange, input), locale)
      if (!isId(id) || !(await projects.update(id, columns))) throw notFound('project')
      return get(id)
    },
  }
}

export type ProjectsService = ReturnType<typeof createProjectsService>
