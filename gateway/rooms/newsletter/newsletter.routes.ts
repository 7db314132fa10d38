import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { pageShapes } from '../../../schema/lists.ts'
import {
  newsletterReader,
  newsletterSubscription,
  readerList,
  subscribedText,
} from '../../../schema/newsletter.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import { pageAlone } from '../../core/wanted.ts'
import { nextPageLink } from '../../http/next-page-link.ts'
import { exampleRecord } from '../../models/examples.ts'
import { representationOf } from '../../models/representation.ts'
import { emptyAnswer, jsonAnswer, jsonBody, linkHeader } from '../../openapi/documentation.ts'
import { requestSchema } from '../../openapi/json-schema.ts'
import { type IdParams, idParams, localisedOnce } from '../../openapi/params.ts'
import {
  adminRefusals,
  changeRefusals,
  createRefusals,
  problemResponses,
  refusalOf,
} from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import type { NewsletterService } from './newsletter.service.ts'
import { removedAtInWords } from './removed-readers.ts'

const subscribedRepresentation = z
  .object({ message: z.literal(subscribedText) })
  .meta({ title: 'Subscribed' })
const subscribed = { subscribed: { summary: 'First or not', value: { message: subscribedText } } } as const
const reader = {
  reader: { summary: 'A reader', value: { email: 'nino@example.org' } },
}

const subscribeSchema = {
  operationId: 'subscribeToNewsletter',
  summary: 'Subscribe to the newsletter',
  tags: ['newsletter'],
  ...localisedOnce,
  body: jsonBody('NewsletterSubscription', newsletterSubscription, reader),
  response: {
    201: jsonAnswer(
      'Subscribed, now or long ago: nobody can probe which.',
      subscribedRepresentation,
      subscribed,
    ),
    ...problemResponses(refusalOf(newsletterSubscription, { email: 'nino@' }), ...createRefusals),
  },
}

const common = { tags: ['newsletter'] }

const listSchema = {
  ...common,
  ...permitted('people:read'),
  operationId: 'listNewsletterReaders',
  summary: 'All readers of the newsletter',
  querystring: requestSchema(readerList.query),
  response: {
    200: jsonAnswer(
      'Newest first, unless sorted otherwise.',
      z.array(representationOf(newsletterReader)),
      {
        one: { summary: 'One reader', value: [exampleRecord(newsletterReader)] },
        none: { summary: 'Nobody yet', value: [] },
      },
      linkHeader,
    ),
    ...problemResponses(refusalOf(readerList.query, { limit: '0' }), ...adminRefusals),
  },
}

const removedRepresentation = representationOf(newsletterReader)
  .extend({ removedAt: z.string().meta({ format: 'date-time', description: removedAtInWords }) })
  .meta({ title: 'RemovedReader' })

const removedSchema = {
  ...common,
  ...permitted('people:read'),
  operationId: 'listRemovedReaders',
  summary: 'Readers who can be put back',
  querystring: requestSchema(pageShapes.query),
  response: {
    200: jsonAnswer(
      'Taken off within a day and not subscribed again since, the last one first.',
      z.array(removedRepresentation),
      {
        one: {
          summary: 'One reader',
          value: [{ ...exampleRecord(newsletterReader), removedAt: '2026-12-02T08:30:00.000Z' }],
        },
        none: { summary: 'Nobody', value: [] },
      },
      linkHeader,
    ),
    ...problemResponses(refusalOf(pageShapes.query, { limit: '0' }), ...adminRefusals),
  },
}

const changeOfReader = {
  ...common,
  ...permitted('people:write'),
  params: idParams(newsletterReader),
}

const readerRefusals = problemResponses(
  ...adminRefusals,
  ...changeRefusals,
  notFound(newsletterReader.singular),
)

const unsubscribeSchema = {
  ...changeOfReader,
  operationId: 'unsubscribeReader',
  summary: 'Take one reader off the list',
  description: 'For a day this can be taken back; then nothing is left of them. They may subscribe again.',
  response: { 204: emptyAnswer('Taken off.'), ...readerRefusals },
}

const resubscribeSchema = {
  ...changeOfReader,
  operationId: 'resubscribeReader',
  summary: 'Put a reader back who was taken off within a day',
  description:
    'As they stood there. Whoever is on the list already, put back or subscribed again meanwhile, stays as they are by now.',
  response: { 204: emptyAnswer('Back on the list.'), ...readerRefusals },
}

const readersPath = '/api/newsletter/readers'
const removalsPath = `${readersPath}/removals`

export const newsletterRoutes = (app: FastifyInstance, newsletter: NewsletterService): void => {
  app.post('/api/newsletter/subscribe', { schema: subscribeSchema }, async (request, reply) => {
    const { body, locale, address } = request
    return reply.code(201).send(await newsletter.subscribe(body, locale, address, request))
  })

  app.get(readersPath, { schema: listSchema }, async ({ viewer, query, locale }, reply) => {
    const request = parse(readerList.query, query)
    const page = await newsletter.list(viewer, request, locale, pageAlone)
    const link = nextPageLink(readersPath, request, page)
    if (link !== null) reply.header('link', link)
    return page.nodes
  })

  app.get(removalsPath, { schema: removedSchema }, async ({ viewer, query }, reply) => {
    const request = parse(pageShapes.query, query)
    const page = await newsletter.listRemoved(viewer, request)
    const link = nextPageLink(removalsPath, request, page)
    if (link !== null) reply.header('link', link)
    return page.nodes
  })

  app.delete<IdParams>(
    `${readersPath}/:id`,
    { schema: unsubscribeSchema },
    async ({ viewer, params }, reply) => {
      await newsletter.unsubscribe(viewer, params.id)
      return reply.code(204).send()
    },
  )

  app.post<IdParams>(
    `${readersPath}/:id/restorations`,
    { schema: resubscribeSchema },
    async ({ viewer, params }, reply) => {
      await newsletter.resubscribe(viewer, params.id)
      return reply.code(204).send()
    },
  )
}
