import type { Locale } from '../../../schema/locales.ts'
import {
  newProject,
  openProjectList,
  type Project,
  type ProjectShow,
  project,
  projectChange,
  projectList,
} from '../../../schema/projects.ts'
import type { Clock } from '../../core/clock.ts'
import { readIdCursor, readPage, toPage, type UncountedPage } from '../../core/list-page.ts'
import { parse } from '../../core/parse.ts'
import type { SortedListPage } from '../../core/sorted-list-page.ts'
import type { Viewer } from '../../core/viewer.ts'
import { pageAlone, type Wanted } from '../../core/wanted.ts'
import { liveRecords } from '../../models/life.service.ts'
import { placeRecords } from '../../models/place.service.ts'
import {
  deleteRecords,
  presentOf,
  readRecords,
  withNewest,
  writeRecords,
} from '../../models/records.service.ts'
import type { Pictured } from '../../models/shown-picture.ts'
import type { DonationPage } from '../donations/donation.ts'
import type { DonationsService } from '../donations/donations.service.ts'
import type { ProjectChangeDay, ProjectsRepository } from './projects.repository.ts'

/** A project with what is said of its picture, if anything is. */
export type PicturedProject = Project & Pictured

/** The same with the newest of its donations, for those who may see them. */
export type ProjectWithDonations = PicturedProject & { donations?: DonationPage }

/** What a visitor is shown of the projects, and in which order. */
const shown = {
  ongoing: { filter: null, sort: 'place', direction: 'asc' },
  nearest: { filter: 'unfunded', sort: 'progress', direction: 'desc' },
  reached: { filter: 'funded', sort: 'place', direction: 'asc' },
  finished: { filter: null, sort: 'created', direction: 'desc' },
} as const satisfies Record<ProjectShow, object>

export const createProjectsService = (
  projects: ProjectsRepository,
  donations: DonationsService,
  clock: Clock,
) => {
  const reading = readRecords({ model: project, list: projectList, records: projects, clock })

  const withDonations = (viewer: Viewer, found: readonly Project[]): Promise<ProjectWithDonations[]> =>
    withNewest(
      viewer,
      'gifts:read',
      found,
      (ids, page) => donations.listByProjects(viewer, ids, page),
      (each, page): ProjectWithDonations => ({ ...each, donations: readPage(page) }),
    )

  const openToday = (search: string) => ({ search, filter: 'open', ...presentOf(clock) }) as const

  const ongoing = (search: string, show: ProjectShow) =>
    ({ search, filter: shown[show].filter, isOngoing: true, ...presentOf(clock) }) as const

  const finished = (search: string) =>
    ({ search, filter: null, isFinished: true, ...presentOf(clock) }) as const

  const selectionOf = ({ search, show }: { search: string; show: ProjectShow | null }) =>
    show === null ? openToday(search) : show === 'finished' ? finished(search) : ongoing(search, show)

  return {
    ...reading,
    ...writeRecords({ model: project, create: newProject, change: projectChange, records: projects }),
    ...liveRecords({ model: project, records: projects, clock }),
    ...placeRecords({ model: project, records: projects }),
    ...deleteRecords({ model: project, records: projects, clock }),

    /** The project; an admin sees its newest donations too. */
    getWithDonations: async (viewer: Viewer, id: string): Promise<ProjectWithDonations> => {
      const found = await reading.get(viewer, id)
      const [complete] = await withDonations(viewer, [found])
      return complete ?? found
    },

    /** A page of the projects, each with its newest donations. */
    listWithDonations: async (
      viewer: Viewer,
      input: unknown,
      locale: Locale,
    ): Promise<SortedListPage<ProjectWithDonations>> => {
      const page = await reading.list(viewer, input, locale)
      return { ...page, nodes: await withDonations(viewer, page.nodes) }
    },

    /**
     * A page of the projects that take gifts today, in the order that admins have made; or of what `show` names. For
     * everybody.
     * @throws Problem `validation_failed`
     */
    listOpen: async (
      input: unknown,
      locale: Locale,
      wanted: Wanted = pageAlone,
    ): Promise<UncountedPage<Project>> => {
      const { first, after, search, show } = parse(openProjectList.request, input)
      if (show !== null || search !== '') {
        const { sort, direction } = shown[show ?? 'ongoing']
        const order = { first, after, sort, direction }
        return projects.list({ ...selectionOf({ search, show }), ...order }, locale, wanted)
      }
      const found = await projects.selectPlaced(
        openToday(search),
        first + 1,
        readIdCursor(after),
        wanted.below('nodes'),
      )
      return toPage(
        found,
        first,
        (each) => each,
        ({ id }) => [id],
      )
    },

    /**
     * How many they are; not known to their pages, since it takes longer than one of those.
     * @throws Problem `validation_failed`
     */
    countOpen: (input: unknown): Promise<number> =>
      projects.count(selectionOf(parse(openProjectList.request, input))),

    /** Whether there is any that has not ended. */
    hasOngoing: async (): Promise<boolean> => {
      const found = await projects.selectAfter(ongoing('', 'ongoing'), 1, null)
      return found.length > 0
    },

    /** Whether visitors can give to a project today. For everybody. */
    takesGifts: (id: string): Promise<boolean> => projects.takesGifts(id, presentOf(clock)),

    /** Of up to `limit` public projects, the newest: where they are and when they changed. For everybody. */
    listChanges: (limit: number): Promise<ProjectChangeDay[]> => projects.listChanges(limit, clock.now()),
  }
}

export type ProjectsService = ReturnType<typeof createProjectsService>
