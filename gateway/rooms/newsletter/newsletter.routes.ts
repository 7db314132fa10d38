import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { newsletterSubscription, subscribedText } from '../../../schema/newsletter.ts'
import { jsonAnswer, jsonBody } from '../../openapi/documentation.ts'
import { localisedOnce } from '../../openapi/params.ts'
import { createRefusals, problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import type { NewsletterService } from './newsletter.service.ts'

const subscribedRepresentation = z
  .object({ message: z.literal(subscribedText) })
  .meta({ title: 'Subscribed' })
const subscribed = { subscribed: { summary: 'First or not', value: { message: subscribedText } } } as const
const reader = { reader: { summary: 'A reader', value: { email: 'nino@example.org' } } }

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

export const newsletterRoutes = (app: FastifyInstance, newsletter: NewsletterService): void => {
  app.post('/api/newsletter/subscribe', { schema: subscribeSchema }, async (request, reply) => {
    const { body, locale, address } = request
    return reply.code(201).send(await newsletter.subscribe(body, locale, address, request))
  })
}
