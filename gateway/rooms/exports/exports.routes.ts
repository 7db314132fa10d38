import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messageList } from '../../../schema/contacts.ts'
import { donationQuery, donationSelection } from '../../../schema/donations.ts'
import { eventList } from '../../../schema/events.ts'
import type { Locale } from '../../../schema/locales.ts'
import { projectList } from '../../../schema/projects.ts'
import { notFound } from '../../core/problem.ts'
import type { Viewer } from '../../core/viewer.ts'
import { atReadersPace } from '../../http/slow-readers.ts'
import { csvAnswer } from '../../openapi/documentation.ts'
import { localisedListOf, localisedWith } from '../../openapi/params.ts'
import { adminRefusals, problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import { adminsOnly } from '../../openapi/security.ts'
import type { Export } from './export.ts'
import {
  donationsCsvExamples,
  messagesCsvExamples,
  projectsCsvExamples,
  subscribersCsvExamples,
} from './exports.examples.ts'
import type { ExportsService } from './exports.service.ts'

const adminOnly = { tags: ['exports'], ...adminsOnly }

const description = `UTF-8 with a byte order mark, quoted as RFC 4180 says; an apostrophe stands before what a spreadsheet would run as a formula. Headings are in the language of the request, what is written in two languages has a column for each. The file is sent while it is read: when reading fails, the connection closes before the file is complete.`

const projectsSchema = {
  ...adminOnly,
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
  ...adminOnly,
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

const subscribersSchema = {
  ...adminOnly,
  operationId: 'exportSubscribers',
  summary: 'All subscribers as CSV: of events, and of the newsletter',
  description: `${description} A search or a filter picks events; without one the readers of the newsletter are there too.`,
  ...localisedListOf(eventList.selection),
  response: {
    200: csvAnswer('Of events, newest first; then of the newsletter.', subscribersCsvExamples),
    ...problemResponses(refusalOf(eventList.selection, { filter: 'lost' }), ...adminRefusals),
  },
}

const messagesSchema = {
  ...adminOnly,
  operationId: 'exportMessages',
  summary: 'All contact messages of a search and a filter, as CSV',
  description,
  ...localisedListOf(messageList.selection),
  response: {
    200: csvAnswer('Newest first.', messagesCsvExamples),
    ...problemResponses(refusalOf(messageList.selection, { filter: 'lost' }), ...adminRefusals),
  },
}

/** Asking for the head alone would read the whole file for nothing. */
const options = { ...atReadersPace, exposeHeadRoute: false }

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
  async ({ viewer, query, locale }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    send(reply, await make(viewer, query, locale), locale)

export const exportsRoutes = (app: FastifyInstance, exports: ExportsService): void => {
  app.get('/api/exports/projects.csv', { ...options, schema: projectsSchema }, answer(exports.projects))
  app.get('/api/exports/donations.csv', { ...options, schema: donationsSchema }, answer(exports.donations))
  app.get(
    '/api/exports/subscribers.csv',
    { ...options, schema: subscribersSchema },
    answer(exports.subscribers),
  )
  app.get('/api/exports/messages.csv', { ...options, schema: messagesSchema }, answer(exports.messages))
}
