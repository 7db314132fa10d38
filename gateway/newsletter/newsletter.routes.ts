import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { newsletterSubscription, subscribedText } from '../../schema/newsletter.ts'
import { requestSchema, responseSchema } from '../http/json-schema.ts'
import { problemResponses } from '../http/problem-details.ts'
import type { NewsletterService } from './newsletter.service.ts'

const subscribedWire = responseSchema(z.object({ message: z.literal(subscribedText) }))

const subscribeSchema = {
  operationId: 'subscribeToNewsletter',
  summary: 'Subscribe to the newsletter',
  tags: ['newsletter'],
  body: requestSchema(newsletterSubscription),
  response: {
    200: { description: 'The email was subscribed already.', ...subscribedWire },
    201: { description: 'Subscribed.', ...subscribedWire },
    ...problemResponses('validation_failed'),
  },
}

export const newsletterRoutes = (app: FastifyInstance, newsletter: NewsletterService): void => {
  app.post('/api/newsletter/subscribe', { schema: subscribeSchema }, async ({ body, locale }, reply) => {
    const { message, isNew } = await newsletter.subscribe(body, locale)
    return reply.code(isNew ? 201 : 200).send({ message })
  })
}
