import { isCalendarDay } from '../../../schema/fields.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { ViewRoom } from '../../../schema/saved-views.ts'
import type { Chosen } from '../../../schema/view-lists.ts'
import type { Clock } from '../../core/clock.ts'
import { dayOf } from '../../core/today.ts'
import type { Viewer } from '../../core/viewer.ts'
import { everything, type Wanted } from '../../core/wanted.ts'
import type { BinService } from '../bin/bin.service.ts'
import type { ContactsService } from '../contacts/contacts.service.ts'
import type { DonationsService } from '../donations/donations.service.ts'
import type { DonorsService } from '../donors/donors.service.ts'
import type { EventsService } from '../events/events.service.ts'
import type { IssuesService } from '../issues/issues.service.ts'
import type { LettersService } from '../letters/letters.service.ts'
import type { NewsletterService } from '../newsletter/newsletter.service.ts'
import type { PicturesService } from '../pictures/pictures.service.ts'
import type { OwnPledgesService } from '../pledges/pledges.service.ts'
import type { ProjectsService } from '../projects/projects.service.ts'
import type { ReceiptsService } from '../receipts/receipts.service.ts'
import type { SpendingService } from '../spending/spending.service.ts'
import type { TrailService } from '../trail/trail.service.ts'

export interface CountedRooms {
  projects: Pick<ProjectsService, 'list'>
  events: Pick<EventsService, 'list'>
  pictures: Pick<PicturesService, 'list'>
  donations: Pick<DonationsService, 'listLedger'>
  pledges: Pick<OwnPledgesService, 'list'>
  receipts: Pick<ReceiptsService, 'list'>
  spendings: Pick<SpendingService, 'list'>
  donors: Pick<DonorsService, 'list'>
  contacts: Pick<ContactsService, 'list'>
  newsletter: Pick<NewsletterService, 'list'>
  issues: Pick<IssuesService, 'list'>
  bin: Pick<BinService, 'list'>
  letters: Pick<LettersService, 'list'>
  trail: Pick<TrailService, 'list'>
}

/** What a view says, as far as it means something. */
export interface Narrowing {
  search: string
  chosen: readonly Pick<Chosen, 'name' | 'value'>[]
}

/** How many records a list has with a view, for somebody who sees it; null where they are more than anybody counts. */
export type Counter = (viewer: Viewer, view: Narrowing) => Promise<number | null>

/** The figure beside a page, without the rows of it. */
const figureAlone: Wanted = { has: (name) => name === 'totalCount', below: () => everything }

/** How many there are is the same in either language, and in any order. */
const locale: Locale = 'en'
const orders = ['sort', 'direction', 'order']

type Choices = Readonly<Record<string, string>>

const choicesOf = ({ chosen }: Narrowing): Choices =>
  Object.fromEntries(
    chosen.filter(({ name }) => !orders.includes(name)).map(({ name, value }) => [name, value]),
  )

interface Counted {
  totalCount: number | null
}

const day = 86_400_000

/** A way to count for each list: as the list itself does. */
export const createCounters = (rooms: CountedRooms, clock: Clock): Record<ViewRoom, Counter> => {
  const by =
    (
      list: (viewer: Viewer, input: object) => Promise<Counted>,
      toRequest: (choices: Choices, search: string) => object = (choices, search) => ({ ...choices, search }),
    ): Counter =>
    async (viewer, view) => {
      const request = { ...toRequest(choicesOf(view), view.search), first: 1 }
      return (await list(viewer, request)).totalCount
    }

  const periodOfTrail = (days: string): { from: string; until?: string } =>
    isCalendarDay(days)
      ? { from: days, until: days }
      : { from: dayOf(new Date(clock.now().getTime() - (Number(days) - 1) * day)) }

  return {
    projects: by((viewer, input) => rooms.projects.list(viewer, input, locale, figureAlone)),
    events: by((viewer, input) => rooms.events.list(viewer, input, locale, figureAlone)),
    pictures: by((viewer, input) => rooms.pictures.list(viewer, input, locale, figureAlone)),
    contacts: by((viewer, input) => rooms.contacts.list(viewer, input, locale, figureAlone)),
    newsletter: by((viewer, input) => rooms.newsletter.list(viewer, input, locale, figureAlone)),
    issues: by((viewer, input) => rooms.issues.list(viewer, input, locale, figureAlone)),
    bin: by((viewer, input) => rooms.bin.list(viewer, input, locale, figureAlone)),
    letters: by((viewer, input) => rooms.letters.list(viewer, input, locale, figureAlone)),
    pledges: by((viewer, input) => rooms.pledges.list(viewer, input, locale, figureAlone)),
    receipts: by((viewer, input) => rooms.receipts.list(viewer, input, locale, figureAlone)),
    spendings: by((viewer, input) => rooms.spendings.list(viewer, input, locale, figureAlone)),
    donors: by(
      (viewer, input) => rooms.donors.list(viewer, input, figureAlone),
      ({ year, ...choices }, search) => ({ ...choices, search, ...(year && { year: Number(year) }) }),
    ),
    gifts: by(
      (viewer, input) => rooms.donations.listLedger(viewer, input, figureAlone),
      (choices, search) => ({ ...choices, ...(search && { reference: search }) }),
    ),
    trail: by(
      (viewer, input) => rooms.trail.list(viewer, input, figureAlone),
      ({ days, ...choices }, search) => ({
        ...choices,
        search,
        ...(days && periodOfTrail(days)),
      }),
    ),
  }
}
