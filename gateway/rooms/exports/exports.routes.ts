import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messageList } from '../../../schema/contacts.ts'
import { donationQuery, donationSelection, monthsQuery, monthsSelection } from '../../../schema/donations.ts'
import { donorList } from '../../../schema/donors.ts'
import { event, eventList, subscriberSelection } from '../../../schema/events.ts'
import { ledgerList } from '../../../schema/ledger.ts'
import type { Locale } from '../../../schema/locales.ts'
import { readerList } from '../../../schema/newsletter.ts'
import { pledgeList } from '../../../schema/pledges.ts'
import { projectList } from '../../../schema/projects.ts'
import { spendingList } from '../../../schema/spending.ts'
import { trailList } from '../../../schema/trail.ts'
import { notFound } from '../../core/problem.ts'
import type { Viewer } from '../../core/viewer.ts'
import { atReadersPace } from '../../http/slow-readers.ts'
import { csvAnswer } from '../../openapi/documentation.ts'
import { localisedListOf, localisedWith } from '../../openapi/params.ts'
import { adminRefusals, problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import type { Export } from './export.ts'
import {
  accountsCsvExamples,
  donationsCsvExamples,
  donorsCsvExamples,
  eventsCsvExamples,
  ledgerCsvExamples,
  messagesCsvExamples,
  monthsCsvExamples,
  newsletterCsvExamples,
  pledgesCsvExamples,
  projectsCsvExamples,
  spendingsCsvExamples,
  subscribersCsvExamples,
  trailCsvExamples,
} from './exports.examples.ts'
import type { ExportsService } from './exports.service.ts'

const tags = ['exports']

const description = `UTF-8 with a byte order mark, quoted as RFC 4180 says; an apostrophe stands before what a spreadsheet would run as a formula. Headings are in the language of the request, what is written in two languages has a column for each. The file is sent while it is read: when reading fails, the connection closes before the file is complete.`

const projectsSchema = {
  tags,
  ...permitted('content:read'),
  operationId: 'exportProjects',
  summary: 'All projects of a search and a filter, as CSV',
  description,
  ...localisedListOf(projectList.selection),
  response: {
    200: csvAnswer('Newest first.', projectsCsvExamples),
    ...problemResponses(refusalOf(projectList.selection, { filter: 'lost' }), ...adminRefusals),
  },
}

const donationsSchema = {
  tags,
  ...permitted('gifts:read'),
  operationId: 'exportDonations',
  summary: 'All confirmed donations of some months, or to a project, as CSV',
  description,
  ...localisedWith(donationQuery),
  response: {
    200: csvAnswer('Received last first.', donationsCsvExamples),
    ...problemResponses(
      refusalOf(donationSelection, { from: '2026-13' }),
      ...adminRefusals,
      notFound('project'),
    ),
  },
}

const ledgerSchema = {
  tags,
  ...permitted('gifts:read'),
  operationId: 'exportLedger',
  summary: 'All donations, whatever has become of them, as CSV',
  description: `${description} Only those that are so in the column of states count.`,
  ...localisedWith(ledgerList.exported),
  response: {
    200: csvAnswer('Received last first, or in the order of references.', ledgerCsvExamples),
    ...problemResponses(
      refusalOf(ledgerList.selection, { from: '2026-13' }),
      ...adminRefusals,
      notFound('project'),
    ),
  },
}

const pledgesSchema = {
  tags,
  ...permitted('gifts:read'),
  operationId: 'exportPledges',
  summary: 'All pledges of a search and a filter, as CSV',
  description: `${description} Who promised is told to whoever has \`people:addresses\`.`,
  ...localisedListOf(pledgeList.selection),
  response: {
    200: csvAnswer('Newest first.', pledgesCsvExamples),
    ...problemResponses(refusalOf(pledgeList.selection, { filter: 'lost' }), ...adminRefusals),
  },
}

const spendingsSchema = {
  tags,
  ...permitted('spending:read'),
  operationId: 'exportSpendings',
  summary: 'What was spent, of a search and a filter, as CSV',
  description,
  ...localisedListOf(spendingList.selection),
  response: {
    200: csvAnswer('Newest first.', spendingsCsvExamples),
    ...problemResponses(refusalOf(spendingList.selection, { filter: 'lost' }), ...adminRefusals),
  },
}

const eventsSchema = {
  tags,
  ...permitted('content:read'),
  operationId: 'exportEvents',
  summary: 'All events of a search and a filter, as CSV',
  description,
  ...localisedListOf(eventList.selection),
  response: {
    200: csvAnswer('Newest first.', eventsCsvExamples),
    ...problemResponses(refusalOf(eventList.selection, { filter: 'lost' }), ...adminRefusals),
  },
}

const accountsSchema = {
  tags,
  ...permitted('gifts:read'),
  operationId: 'exportAccounts',
  summary: 'All confirmed donations of some months as an accountant books them, as CSV',
  description: `${description} Who gave an anonymous gift is told to whoever has \`people:addresses\`.`,
  ...localisedWith(donationQuery),
  response: {
    200: csvAnswer('Received last first, each with its month.', accountsCsvExamples),
    ...problemResponses(
      refusalOf(donationSelection, { from: '2026-13' }),
      ...adminRefusals,
      notFound('project'),
    ),
  },
}

const monthsSchema = {
  tags,
  ...permitted('gifts:read'),
  operationId: 'exportMonths',
  summary: 'What each donor gave in each month, and what was put right of it, as CSV',
  description: `${description} What was given is told as it was first written down: with what corrections, moves and voids have changed since, and without what went back, it comes to what counts. A gift that was moved stands in both months, or with both donors. Anonymous gifts are a line of each month, but for whoever has \`people:addresses\`. \`by=written\` tells each thing in the month in which it was written down or put right instead, so that no month that is over changes.`,
  ...localisedWith(monthsQuery),
  response: {
    200: csvAnswer('The first month first, in each donors by their names.', monthsCsvExamples),
    ...problemResponses(
      refusalOf(monthsSelection, { from: '2026-13' }),
      ...adminRefusals,
      notFound('project'),
    ),
  },
}

const donorsSchema = {
  tags,
  ...permitted('people:read'),
  operationId: 'exportDonors',
  summary: 'All donors of a search, a filter and a year, with what they gave in each year, as CSV',
  description,
  ...localisedListOf(donorList.selection),
  response: {
    200: csvAnswer('In no order of their names.', donorsCsvExamples),
    ...problemResponses(refusalOf(donorList.selection, { filter: 'lost' }), ...adminRefusals),
  },
}

const subscribersSchema = {
  tags,
  ...permitted('people:read'),
  operationId: 'exportSubscribers',
  summary: 'All subscribers as CSV: of events, and of the newsletter',
  description: `${description} A search, a filter or an id picks events; without one the readers of the newsletter are there too.`,
  ...localisedListOf(subscriberSelection),
  response: {
    200: csvAnswer('Of events, newest first; then of the newsletter.', subscribersCsvExamples),
    ...problemResponses(
      refusalOf(subscriberSelection, { filter: 'lost' }),
      ...adminRefusals,
      notFound(event.singular),
    ),
  },
}

const newsletterSchema = {
  tags,
  ...permitted('people:read'),
  operationId: 'exportNewsletter',
  summary: 'All readers of the newsletter of a search and a filter, as CSV',
  description,
  ...localisedListOf(readerList.selection),
  response: {
    200: csvAnswer('Newest first.', newsletterCsvExamples),
    ...problemResponses(refusalOf(readerList.selection, { filter: 'lost' }), ...adminRefusals),
  },
}

const messagesSchema = {
  tags,
  ...permitted('messages:read'),
  operationId: 'exportMessages',
  summary: 'All contact messages of a search and a filter, as CSV',
  description,
  ...localisedListOf(messageList.selection),
  response: {
    200: csvAnswer('Newest first.', messagesCsvExamples),
    ...problemResponses(refusalOf(messageList.selection, { filter: 'lost' }), ...adminRefusals),
  },
}

const trailSchema = {
  tags,
  ...permitted('trail:read'),
  operationId: 'exportTrail',
  summary: 'Who did what to which record, as CSV',
  description: `${description} What was there before and after stands a line for each column of the database.`,
  ...localisedWith(trailList.exported),
  response: {
    200: csvAnswer('Newest first.', trailCsvExamples),
    ...problemResponses(refusalOf(trailList.selection, { from: '2026-13' }), ...adminRefusals),
  },
}

/**
 * Asking for the head alone would read the whole file for nothing. What it takes to begin one is several statements, after
 * each other: a proxy hears in time when that is too long.
 */
const options = { ...atReadersPace, config: { beginsInTime: true }, exposeHeadRoute: false }

/** The stream is read as fast as the client takes it, and no further when it leaves. */
const send = (reply: FastifyReply, { fileName, rowCount, chunks }: Export, locale: Locale): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'content-language': locale,
      'x-total-count': rowCount,
    })
    .send(Readable.from(chunks, { objectMode: false }))

type Make = (viewer: Viewer, input: unknown, locale: Locale) => Promise<Export>

const answer =
  (make: Make) =>
  async ({ viewer, query, locale }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const made = await make(viewer, query, locale)
    // Refused meanwhile, as it took too long.
    return reply.sent ? reply : send(reply, made, locale)
  }

export const exportsRoutes = (app: FastifyInstance, exports: ExportsService): void => {
  app.get('/api/exports/projects.csv', { ...options, schema: projectsSchema }, answer(exports.projects))
  app.get('/api/exports/donations.csv', { ...options, schema: donationsSchema }, answer(exports.donations))
  app.get('/api/exports/ledger.csv', { ...options, schema: ledgerSchema }, answer(exports.ledger))
  app.get('/api/exports/pledges.csv', { ...options, schema: pledgesSchema }, answer(exports.pledges))
  app.get('/api/exports/spendings.csv', { ...options, schema: spendingsSchema }, answer(exports.spendings))
  app.get('/api/exports/events.csv', { ...options, schema: eventsSchema }, answer(exports.events))
  app.get('/api/exports/accounts.csv', { ...options, schema: accountsSchema }, answer(exports.accounts))
  app.get('/api/exports/months.csv', { ...options, schema: monthsSchema }, answer(exports.months))
  app.get('/api/exports/donors.csv', { ...options, schema: donorsSchema }, answer(exports.donors))
  app.get(
    '/api/exports/subscribers.csv',
    { ...options, schema: subscribersSchema },
    answer(exports.subscribers),
  )
  app.get('/api/exports/newsletter.csv', { ...options, schema: newsletterSchema }, answer(exports.newsletter))
  app.get('/api/exports/messages.csv', { ...options, schema: messagesSchema }, answer(exports.messages))
  app.get('/api/exports/trail.csv', { ...options, schema: trailSchema }, answer(exports.trail))
}
