import { contactMessage } from '../../../schema/contacts.ts'
import { dayInWords } from '../../../schema/days-in-words.ts'
import { donor } from '../../../schema/donors.ts'
import { event } from '../../../schema/events.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { WithFields } from '../../../schema/model.ts'
import { newsletterReader } from '../../../schema/newsletter.ts'
import { newsletterIssue } from '../../../schema/newsletter-issues.ts'
import { pledge } from '../../../schema/pledges.ts'
import { project } from '../../../schema/projects.ts'
import { mostFound, type SearchedKind } from '../../../schema/search.ts'
import { spendingStatuses } from '../../../schema/spending.ts'
import { lariToTheTetri } from '../../../schema/written-numbers.ts'
import { inLocale } from '../../core/localized.ts'
import type { Viewer } from '../../core/viewer.ts'
import { everything, type Wanted } from '../../core/wanted.ts'
import { excerptOf, foundRecord } from '../../models/found.ts'
import type { ContactsService } from '../contacts/contacts.service.ts'
import type { DonationsService } from '../donations/donations.service.ts'
import type { DonorsService } from '../donors/donors.service.ts'
import type { EventsService } from '../events/events.service.ts'
import type { IssuesService } from '../issues/issues.service.ts'
import type { NewsletterService } from '../newsletter/newsletter.service.ts'
import type { PicturesService } from '../pictures/pictures.service.ts'
import type { OwnPledgesService } from '../pledges/pledges.service.ts'
import type { ProjectsService } from '../projects/projects.service.ts'
import type { ReceiptsService } from '../receipts/receipts.service.ts'
import type { SpendingService } from '../spending/spending.service.ts'
import type { TeamService } from '../team/team.service.ts'
import type { FoundThere } from './search.ts'

/** Looks for a text in one place, for somebody who may see what is there. */
export type Finder = (viewer: Viewer, text: string, locale: Locale) => Promise<FoundThere>

export interface SearchedRooms {
  projects: Pick<ProjectsService, 'list'>
  events: Pick<EventsService, 'list'>
  issues: Pick<IssuesService, 'list'>
  pictures: Pick<PicturesService, 'list'>
  donations: Pick<DonationsService, 'listLedger'>
  pledges: Pick<OwnPledgesService, 'list'>
  receipts: Pick<ReceiptsService, 'list'>
  spendings: Pick<SpendingService, 'list'>
  donors: Pick<DonorsService, 'list'>
  contacts: Pick<ContactsService, 'list'>
  newsletter: Pick<NewsletterService, 'list'>
  team: Pick<TeamService, 'get'>
}

interface SomeOf<Node> {
  nodes: readonly Node[]
  hasNextPage: boolean
}

/** The rows of a page, without a figure beside them: nothing is counted. */
const rowsAlone: Wanted = { has: (name) => name === 'nodes', below: () => everything }

/** Looks where the list of a model does, with its conditions and for whom it would. */
const inList =
  <Node extends object & { id: string }>(
    model: WithFields,
    list: (viewer: Viewer, input: object, locale: Locale, wanted: Wanted) => Promise<SomeOf<Node>>,
  ): Finder =>
  async (viewer, text, locale) => {
    const { nodes, hasNextPage } = await list(viewer, { search: text, first: mostFound }, locale, rowsAlone)
    return { found: nodes.map((node) => foundRecord(model, node, text, locale)), hasMore: hasNextPage }
  }

const includes = (values: readonly (string | null)[], text: string): boolean =>
  values.some((value) => value?.normalize('NFC').toLowerCase().includes(text.toLowerCase()))

/** A way to look for each kind. */
export const createFinders = (rooms: SearchedRooms): Record<SearchedKind, Finder> => ({
  projects: inList(project, rooms.projects.list),
  events: inList(event, rooms.events.list),
  issues: inList(newsletterIssue, rooms.issues.list),
  pledges: inList(pledge, rooms.pledges.list),
  donors: inList(donor, (viewer, input, _, wanted) => rooms.donors.list(viewer, input, wanted)),
  contacts: inList(contactMessage, rooms.contacts.list),
  newsletter: inList(newsletterReader, rooms.newsletter.list),

  // Its name tells the team one from another, as in its list; that may be written in one language alone.
  pictures: async (viewer, text, locale) => {
    const request = { search: text, first: mostFound }
    const { nodes, hasNextPage } = await rooms.pictures.list(viewer, request, locale, rowsAlone)
    const found = nodes.map(({ id, name, alt }) => {
      const texts = [inLocale(alt, locale), alt.en, alt.ka].filter((each) => each !== null && each !== '')
      const detail = texts.find((each) => includes([each], text)) ?? texts[0] ?? null
      return { id, title: name, detail: detail && excerptOf(detail, text) }
    })
    return { found, hasMore: hasNextPage }
  },

  gifts: async (viewer, text, locale) => {
    const request = { reference: text, first: mostFound }
    const { nodes, hasNextPage } = await rooms.donations.listLedger(viewer, request, rowsAlone)
    const found = nodes.map(({ id, reference, recordedDonor, projectTitle }) => ({
      id,
      title: reference,
      detail: [recordedDonor?.name, inLocale(projectTitle, locale)].filter(Boolean).join(' · ') || null,
    }))
    return { found, hasMore: hasNextPage }
  },

  receipts: async (viewer, text, locale) => {
    const request = { search: text, first: mostFound }
    const { nodes, hasNextPage } = await rooms.receipts.list(viewer, request, locale, rowsAlone)
    const found = nodes.map(({ id, number, donorName, projectTitle }) => ({
      id,
      title: number,
      detail: [donorName, projectTitle].filter(Boolean).join(' · ') || null,
    }))
    return { found, hasMore: hasNextPage }
  },

  spendings: async (viewer, text, locale) => {
    const request = { search: text, first: mostFound }
    const { nodes, hasNextPage } = await rooms.spendings.list(viewer, request, locale, rowsAlone)
    // The same is bought again and again: what sets one apart is when, and for how much.
    const found = nodes.map(({ id, purpose, status, spentOn, amount }) => ({
      id,
      title: inLocale(purpose, locale),
      detail: [
        ...(status === 'voided' ? [spendingStatuses.voided.label[locale]] : []),
        dayInWords(spentOn, locale),
        lariToTheTetri(amount, locale),
      ].join(' · '),
    }))
    return { found, hasMore: hasNextPage }
  },

  // A team is never so large that it would have to be looked for by the database.
  team: async (viewer, text) => {
    const { members } = await rooms.team.get(viewer)
    const some = members.filter(({ name, username, email }) => includes([name, username, email], text))
    return {
      found: some.slice(0, mostFound).map(({ id, name, email }) => ({ id, title: name, detail: email })),
      hasMore: some.length > mostFound,
    }
  },
})
