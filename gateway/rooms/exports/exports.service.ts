import { subscriberSelection } from '../../../schema/events.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Clock } from '../../core/clock.ts'
import { parse } from '../../core/parse.ts'
import type { RowSource } from '../../core/row-source.ts'
import { dayOf } from '../../core/today.ts'
import type { Viewer } from '../../core/viewer.ts'
import type { Column } from '../../models/file-columns.ts'
import type { ContactsService } from '../contacts/contacts.service.ts'
import type { DonationsService } from '../donations/donations.service.ts'
import type { DonorsService } from '../donors/donors.service.ts'
import type { EventsService } from '../events/events.service.ts'
import type { NewsletterService } from '../newsletter/newsletter.service.ts'
import type { OwnPledgesService } from '../pledges/pledges.service.ts'
import type { ProjectsService } from '../projects/projects.service.ts'
import type { SpendingService } from '../spending/spending.service.ts'
import type { TrailService } from '../trail/trail.service.ts'
import { begin, headOf, linesOf, recordsOf } from './chunks.ts'
import type { Export } from './export.ts'
import {
  accountColumns,
  donationColumns,
  donorColumns,
  eventColumns,
  ledgerColumns,
  lineWithoutName,
  messageColumns,
  monthColumns,
  pledgeColumns,
  projectColumns,
  readerColumns,
  type Subscription,
  spendingColumns,
  subscriptionColumns,
  trailColumns,
} from './tables.ts'

export interface ExportsDependencies {
  projects: Pick<ProjectsService, 'select'>
  donations: Pick<DonationsService, 'select' | 'selectLedger' | 'selectMonths'>
  pledges: Pick<OwnPledgesService, 'select'>
  spending: Pick<SpendingService, 'select'>
  donors: Pick<DonorsService, 'select' | 'withoutName' | 'years'>
  events: Pick<EventsService, 'select' | 'selectSubscribers'>
  newsletter: Pick<NewsletterService, 'select'>
  contacts: Pick<ContactsService, 'select'>
  trail: Pick<TrailService, 'select'>
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

    /** All gifts, whatever has become of them, that `input` leaves. */
    ledger: (viewer: Viewer, input: unknown, locale: Locale): Promise<Export> =>
      tableOf('ledger', rooms.donations.selectLedger(viewer, input), ledgerColumns, locale),

    /** The pledges that the search and the filter in `input` leave. */
    pledges: (viewer: Viewer, input: unknown, locale: Locale): Promise<Export> =>
      tableOf('pledges', rooms.pledges.select(viewer, input), pledgeColumns, locale),

    /** What was spent, as far as the search and the filter in `input` leave it. */
    spendings: (viewer: Viewer, input: unknown, locale: Locale): Promise<Export> =>
      tableOf('spendings', rooms.spending.select(viewer, input), spendingColumns, locale),

    /** The events that the search and the filter in `input` leave. */
    events: (viewer: Viewer, input: unknown, locale: Locale): Promise<Export> =>
      tableOf('events', rooms.events.select(viewer, input), eventColumns, locale),

    /** The same as an accountant books them. */
    accounts: (viewer: Viewer, input: unknown, locale: Locale): Promise<Export> =>
      tableOf('accounts', rooms.donations.select(viewer, input), accountColumns, locale),

    /** The same summed up: a line for each month and donor. */
    months: (viewer: Viewer, input: unknown, locale: Locale): Promise<Export> =>
      tableOf('months', rooms.donations.selectMonths(viewer, input), monthColumns, locale),

    /**
     * The donors that the search, the filter and the year in `input` leave, with a column for each year; where it is all of
     * them, what came without a name as well, so that a column adds up to what was given.
     */
    donors: async (viewer: Viewer, input: unknown, locale: Locale): Promise<Export> => {
      const selected = rooms.donors.select(viewer, input)
      const without = await rooms.donors.withoutName(viewer, input)
      const years = new Set([...(await rooms.donors.years(viewer)), ...(without?.years.keys() ?? [])])
      const columns = donorColumns([...years].sort((one, other) => one - other))
      const records = async function* () {
        yield* recordsOf(selected, columns, locale)
        if (without) yield linesOf(columns, [lineWithoutName(without)], locale)
      }
      return {
        fileName: fileName('donors'),
        rowCount: (await selected.count()) + (without ? 1 : 0),
        chunks: await begin(headOf(columns, locale), records()),
      }
    },

    /**
     * The subscribers of the event that `input` names, or of those that the search and the filter in it leave; with
     * none of these, the readers of the newsletter too.
     */
    subscribers: async (viewer: Viewer, input: unknown, locale: Locale): Promise<Export> => {
      const ofEvents = map(
        rooms.events.selectSubscribers(viewer, input),
        (row): Subscription & { id: string } => ({ to: 'event', ...row }),
      )
      const { search, filter, event } = parse(subscriberSelection, input)
      const isWhole = search === '' && filter === null && event === null
      const ofNewsletter = map(
        isWhole ? rooms.newsletter.select(viewer, {}) : nobody,
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

    /** The readers of the newsletter that the search and the filter in `input` leave. */
    newsletter: (viewer: Viewer, input: unknown, locale: Locale): Promise<Export> =>
      tableOf('newsletter', rooms.newsletter.select(viewer, input), readerColumns, locale),

    /** The messages that the search and the filter in `input` leave. */
    messages: (viewer: Viewer, input: unknown, locale: Locale): Promise<Export> =>
      tableOf('messages', rooms.contacts.select(viewer, input), messageColumns, locale),

    /** The entries of the trail that `input` leaves. */
    trail: (viewer: Viewer, input: unknown, locale: Locale): Promise<Export> =>
      tableOf('trail', rooms.trail.select(viewer, input), trailColumns, locale),
  }
}

export type ExportsService = ReturnType<typeof createExportsService>
