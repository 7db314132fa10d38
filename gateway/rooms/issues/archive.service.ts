import { type ArchivedIssue, archivedIssue, archivedIssueList } from '../../../schema/archived-issues.ts'
import { isId } from '../../core/ids.ts'
import { decodeCursor, toPage, type UncountedPage } from '../../core/list-page.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import { isInstant } from '../../core/sorted-list-page.ts'
import type { LaunchesService } from '../launches/launches.service.ts'
import type { ArchivedDay, ArchiveRepository } from './archive.repository.ts'

interface Dependencies {
  archive: ArchiveRepository
  launches: Pick<LaunchesService, 'isLaunched'>
}

/** What is looked for in vain while visitors do not have the newsletter. */
export const noArchive = () => notFound('newsletter archive')

/** The issues of the newsletter that were sent, for everybody: as long as the newsletter is launched, and none else. */
export const createArchive = ({ archive, launches }: Dependencies) => {
  const isOpen = (): Promise<boolean> => launches.isLaunched('newsletter')

  const requireOpen = async (): Promise<void> => {
    if (!(await isOpen())) throw noArchive()
  }

  return {
    /**
     * An issue that was sent, and that nobody has taken off the site.
     * @throws Problem `not_found`
     */
    getArchived: async (id: string): Promise<ArchivedIssue> => {
      const issue = (await isOpen()) ? await archive.find(id) : null
      if (!issue) throw notFound(archivedIssue.singular)
      return issue
    },

    /**
     * A page of them, the one that was sent last first.
     * @throws Problem `not_found`, `validation_failed`
     */
    listArchived: async (input: unknown): Promise<UncountedPage<ArchivedIssue>> => {
      const { first, after } = parse(archivedIssueList.request, input)
      const [sentAt = '', id = ''] = after === null ? [] : decodeCursor(after, [isInstant, isId])
      await requireOpen()
      const found = await archive.list(first + 1, after === null ? null : [sentAt, id])
      return toPage(
        found,
        first,
        (each) => each,
        (each) => [each.sentAt, each.id],
      )
    },

    /**
     * How many they are.
     * @throws Problem `not_found`
     */
    countArchived: async (): Promise<number> => {
      await requireOpen()
      return archive.count()
    },

    /** Up to `limit` of them, the one that was sent last first; null while visitors do not have the newsletter. */
    newestArchived: async (limit: number): Promise<ArchivedIssue[] | null> =>
      (await isOpen()) ? archive.list(limit, null) : null,

    /** The same without what they say: where they are, and when they were sent. */
    archivedDays: async (limit: number): Promise<ArchivedDay[] | null> =>
      (await isOpen()) ? archive.listDays(limit) : null,
  }
}

export type ArchiveService = ReturnType<typeof createArchive>
