import { eventList } from '../../../schema/events.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Clock } from '../../core/clock.ts'
import { parse } from '../../core/parse.ts'
import type { RowSource } from '../../core/row-source.ts'
import { dayOf } from '../../core/today.ts'
import type { Viewer } from '../../core/viewer.ts'
import type { ContactsService } from '../contacts/contacts.service.ts'
import type { DonationsService } from '../donations/donations.service.ts'
import type { EventsService } from '../events/events.service.ts'
import type { NewsletterService } from '../newsletter/newsletter.service.ts'
import type { ProjectsService } from '../projects/projects.service.ts'
import { begin, headOf, recordsOf } from './chunks.ts'
import type { Column } from './columns.ts'
import type { Export } from './export.ts'
import {
  donationColumns,
  messageColumns,
  projectColumns,
  type Subscription,
  subscriptionColumns,
} from './tables.ts'

export interface ExportsDependencies {
  projects: Pick<ProjectsService, 'select'>
  donations: Pick<DonationsService, 'select'>
  events: Pick<EventsService, 'selectSubscribers'>
  newsletter: Pick<NewsletterService, 'select'>
  contacts: Pick<ContactsService, 'select'>
  clock: Clock
}

const map = <From, To>({ count, read }: RowSource<From>, to: (row: From) => To): RowSource<To> => ({
  count,
  read: async (limit, after) => (await read(limit, after)).map(to),
})

const nobody: RowSource<never> = { count: async () => 0, read: async () => [] }

/**
 * Lists as CSV files, for admins: who may have one, and which rows it holds, is decided where the list is.
 * Each throws a Problem before the file begins: `validation_failed`, 401 or 403.
 */
export const createExportsService = (rooms: ExportsDependencies) => {
  const fileName = (name: string): string => `${name}-${dayOf(rooms.clock.now())}.csv`

  const tableOf = async <Row, Node extends { id: string } & Row>(
    name: string,
    selected: RowSource<Node>,
    columns: readonly Column<Row>[],
    locale: Locale,
  ): Promise<Export> => ({
    fileName: fileName(name),
    rowCount: await selected.count(),
    chunks: await begin(headOf(columns, locale), recordsOf(selected, columns, locale)),
  })

  return {
    /** The projects that the search and the filter in `input` leave. */
    projects: (viewer: Viewer, input: unknown, locale: Locale): Promise<Export> =>
      tableOf('projects', rooms.projects.select(viewer, input), projectColumns, locale),

    /** The confirmed donations of the months, and to the project, that `input` names. */
    donations: (viewer: Viewer, input: unknown, locale: Locale): Promise<Export> =>
      tableOf('donations', rooms.donations.select(viewer, input), donationColumns, locale),

    /**
     * The subscribers of the events that the search and the filter in `input` leave; with neither, the readers
     * of the newsletter too.
     */
    subscribers: async (viewer: Viewer, input: unknown, locale: Locale): Promise<Export> => {
      const ofEvents = map(
        rooms.events.selectSubscribers(viewer, input),
        (row): Subscription & { id: string } => ({ to: 'event', ...row }),
      )
      const { search, filter } = parse(eventList.selection, input)
      const isWhole = search === '' && filter === null
      const ofNewsletter = map(
        isWhole ? rooms.newsletter.select(viewer) : nobody,
        (row): Subscription & { id: string } => ({ to: 'newsletter', ...row }),
      )
      const records = async function* () {
        yield* recordsOf(ofEvents, subscriptionColumns, locale)
        yield* recordsOf(ofNewsletter, subscriptionColumns, locale)
      }
      return {
        fileName: fileName('subscribers'),
        rowCount: (await ofEvents.count()) + (await ofNewsletter.count()),
        chunks: await begin(headOf(subscriptionColumns, locale), records()),
      }
    },

    /** The messages that the search and the filter in `input` leave. */
    messages: (viewer: Viewer, input: unknown, locale: Locale): Promise<Export> =>
      tableOf('messages', rooms.contacts.select(viewer, input), messageColumns, locale),
  }
}

export type ExportsService = ReturnType<typeof createExportsService>
