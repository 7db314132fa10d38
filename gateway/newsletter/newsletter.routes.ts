import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { newsletterSubscription, subscribedText } from '../../schema/newsletter.ts'
import { jsonAnswer, jsonBody } from '../http/documentation.ts'
import { localised } from '../http/params.ts'
import { bodyRefusals, problemResponses, refusalOf } from '../http/problem-responses.ts'
import type { NewsletterService } from './newsletter.service.ts'

const subscribedWire = z.object({ message: z.literal(subscribedText) }).meta({ title: 'Subscribed' })
const subscribed = { subscribed: { summary: 'First or not', value: { message: subscribedText } } } as const
const reader = { reader: { summary: 'A reader', value: { email: 'nino@example.org' } } }

const subscribeSchema = {
  operationId: 'subscribeToNewsletter',
  summary: 'Subscribe to the newsletter',
  tags: ['newsletter'],
  ...localised,
  body: jsonBody('NewsletterSubscription', newsletterSubscription, reader),
  response: {
    200: jsonAnswer('The email was subscribed already.', subscribedWire, subscribed),
    201: jsonAnswer('Subscribed.', subscribedWire, subscribed),
    ...problemResponses(refusalOf(newsletterSubscription, { email: 'nino@' }), ...bodyRefusals),
  },
}

export const newsletterRoutes = (app: FastifyInstance, newsletter: NewsletterService): void => {
  app.post(
    '/api/newsletter/subscribe',
    { schema: subscribeSchema },
    async ({ body, locale, address }, reply) => {
      const { message, isNew } = await newsletter.subscribe(body, locale, address)
      return reply.code(isNew ? 201 : 200).send({ message })
    },
  )
}
