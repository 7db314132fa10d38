import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  donor,
  donorJudgement,
  donorLanguage,
  donorList,
  donorPair,
  donorThanks,
  namesakeRequest,
  namesakesInWords,
  newDonorNote,
} from '../../../schema/donors.ts'
import { pageShapes } from '../../../schema/lists.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import { nextPageLink } from '../../http/next-page-link.ts'
import { jsonAnswer, jsonBody, languageHeader, linkHeader } from '../../openapi/documentation.ts'
import { requestSchema } from '../../openapi/json-schema.ts'
import { type IdParams, idParams, localisedListOf, localisedOnce } from '../../openapi/params.ts'
import {
  adminRefusals,
  bodyRefusals,
  createRefusals,
  problemResponses,
  refusalOf,
} from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import {
  donorExamples,
  donorGiftExamples,
  donorListExamples,
  donorNoteExamples,
  donorPairExamples,
  judgementExamples,
  languageExamples,
  namesakesExamples,
  newNoteExamples,
  thanksExamples,
} from './donors.examples.ts'
import {
  donorGiftRepresentation,
  donorListRepresentation,
  donorNoteRepresentation,
  donorPairRepresentation,
  donorWithHistoryRepresentation,
  namesakesRepresentation,
  representGift,
} from './donors.representation.ts'
import type { DonorsService } from './donors.service.ts'

const reading = { tags: ['donors'], ...permitted('people:read') }
const writing = { tags: ['donors'], ...permitted('people:write') }
const ofDonor = { params: idParams(donor) }
const ofPair = { params: idParams(donorPair) }
const missing = notFound(donor.singular)

const listSchema = {
  ...reading,
  operationId: 'listDonors',
  summary: 'Who gave, with what they gave',
  description:
    'Searched by the beginnings of words of names and emails in either script, and by references of gifts where there is a digit in what is searched for.',
  querystring: requestSchema(donorList.query),
  response: {
    200: jsonAnswer(
      'Who gave last first, unless sorted otherwise.',
      donorListRepresentation,
      donorListExamples,
    ),
    ...problemResponses(refusalOf(donorList.query, { limit: '0' }), ...adminRefusals),
  },
}

const namesakesSchema = {
  ...reading,
  operationId: 'listDonorNamesakes',
  summary: 'Who is called the same',
  description:
    'In whichever script, to be asked before a gift is recorded by a name alone: without an email it counts for whoever has just this name and no email, else for somebody new.',
  querystring: requestSchema(namesakeRequest),
  response: {
    200: jsonAnswer(namesakesInWords, namesakesRepresentation, namesakesExamples),
    ...problemResponses(refusalOf(namesakeRequest, {}), ...adminRefusals),
  },
}

const getSchema = {
  ...reading,
  ...ofDonor,
  operationId: 'getDonor',
  summary: 'One donor with all that is known of them',
  description: 'Whoever was merged is who they were merged into.',
  response: {
    200: jsonAnswer('The donor.', donorWithHistoryRepresentation, donorExamples),
    ...problemResponses(...adminRefusals, missing),
  },
}

const giftsSchema = {
  ...reading,
  ...ofDonor,
  ...localisedListOf(pageShapes.query),
  operationId: 'listDonorGifts',
  summary: 'All gifts of a donor, whatever has become of them',
  response: {
    200: jsonAnswer('Received last first.', z.array(donorGiftRepresentation), donorGiftExamples, {
      ...linkHeader,
      ...languageHeader,
    }),
    ...problemResponses(refusalOf(pageShapes.query, { limit: '0' }), ...adminRefusals, missing),
  },
}

const noteSchema = {
  ...writing,
  ...ofDonor,
  ...localisedOnce,
  operationId: 'addDonorNote',
  summary: 'Write down something of a donor',
  body: jsonBody('NewDonorNote', newDonorNote, newNoteExamples),
  response: {
    201: jsonAnswer('The note.', donorNoteRepresentation, donorNoteExamples),
    ...problemResponses(refusalOf(newDonorNote, {}), ...adminRefusals, missing, ...createRefusals),
  },
}

const thanksSchema = {
  ...writing,
  ...ofDonor,
  operationId: 'setDonorThanks',
  summary: 'Say whether a donor is thanked by name on the site',
  description:
    'As they have told the team, for all that they gave. Taken back, whatever they have said on the site of single gifts is taken back as well: their name is gone at once. What is so already stays.',
  body: jsonBody('DonorThanks', donorThanks, thanksExamples),
  response: {
    200: jsonAnswer('The donor.', donorWithHistoryRepresentation, donorExamples),
    ...problemResponses(refusalOf(donorThanks, {}), ...adminRefusals, missing, ...bodyRefusals),
  },
}

const languageSchema = {
  ...writing,
  ...ofDonor,
  operationId: 'setDonorLanguage',
  summary: 'Say in which language a donor is written to',
  description:
    'Goes before what their gifts and promises tell. What was sent, and receipts there are, stay as they are.',
  body: jsonBody('DonorLanguage', donorLanguage, languageExamples),
  response: {
    200: jsonAnswer('The donor.', donorWithHistoryRepresentation, donorExamples),
    ...problemResponses(refusalOf(donorLanguage, {}), ...adminRefusals, missing, ...bodyRefusals),
  },
}

const pairSchema = {
  ...reading,
  ...ofPair,
  operationId: 'getDonorPair',
  summary: 'Two donors side by side',
  response: {
    200: jsonAnswer('Both, and what was said of them.', donorPairRepresentation, donorPairExamples),
    ...problemResponses(...adminRefusals, notFound(donorPair.singular)),
  },
}

const judgeSchema = {
  ...writing,
  ...ofPair,
  operationId: 'judgeDonors',
  summary: 'Say whether two donors are one',
  description:
    'Merges them, so that all gifts count for the one whose name is kept, or takes them apart; no gift is rewritten. What is so already stays.',
  body: jsonBody('DonorJudgement', donorJudgement, judgementExamples),
  response: {
    200: jsonAnswer('Both as they stand then.', donorPairRepresentation, donorPairExamples),
    ...problemResponses(
      refusalOf(donorJudgement, {}),
      ...adminRefusals,
      notFound(donorPair.singular),
      'edit_conflict',
      ...bodyRefusals,
    ),
  },
}

export const donorsRoutes = (app: FastifyInstance, donors: DonorsService): void => {
  app.get('/api/donors', { schema: listSchema }, async ({ viewer, query }) => {
    const {
      nodes,
      hasNextPage,
      endCursor,
      offset: _,
      previousCursor: __,
      ...told
    } = await donors.list(viewer, parse(donorList.query, query))
    return { donors: nodes, ...told, nextCursor: hasNextPage ? endCursor : null }
  })

  app.get('/api/donors/namesakes', { schema: namesakesSchema }, ({ viewer, query }) =>
    donors.namesakes(viewer, query),
  )

  app.get<IdParams>('/api/donors/:id', { schema: getSchema }, ({ viewer, params }) =>
    donors.get(viewer, params.id),
  )

  app.get<IdParams>('/api/donors/:id/donations', { schema: giftsSchema }, async (request, reply) => {
    const { viewer, params, query, locale } = request
    const asked = parse(pageShapes.query, query)
    const page = await donors.gifts(viewer, params.id, asked)
    const link = nextPageLink(`/api/donors/${params.id}/donations`, asked, page)
    if (link !== null) reply.header('link', link)
    reply.header('content-language', locale)
    return page.nodes.map((gift) => representGift(gift, locale))
  })

  app.post<IdParams>('/api/donors/:id/notes', { schema: noteSchema }, async (request, reply) => {
    const { viewer, params, body, idempotencyKey } = request
    return reply.code(201).send(await donors.addNote(viewer, params.id, body, idempotencyKey))
  })

  app.put<IdParams>('/api/donors/:id/thanks', { schema: thanksSchema }, ({ viewer, params, body }) =>
    donors.sayThanks(viewer, params.id, body),
  )

  app.put<IdParams>('/api/donors/:id/language', { schema: languageSchema }, ({ viewer, params, body }) =>
    donors.sayLanguage(viewer, params.id, body),
  )

  app.get<IdParams>('/api/donor-pairs/:id', { schema: pairSchema }, ({ viewer, params }) =>
    donors.getPair(viewer, params.id),
  )

  app.put<IdParams>('/api/donor-pairs/:id', { schema: judgeSchema }, ({ viewer, params, body }) =>
    donors.judge(viewer, params.id, body),
  )
}
