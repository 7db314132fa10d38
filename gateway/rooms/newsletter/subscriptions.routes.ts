import type { FastifyInstance } from 'fastify'
import {
  mostConfirmationsADay,
  ownSubscription,
  subscriptionLanguage,
  subscriptionToken,
} from '../../../schema/newsletter-links.ts'
import { notFound } from '../../core/problem.ts'
import { exampleRecord } from '../../models/examples.ts'
import { representationOf } from '../../models/representation.ts'
import { emptyAnswer, jsonAnswer, jsonBody } from '../../openapi/documentation.ts'
import { requestSchema } from '../../openapi/json-schema.ts'
import { bodyRefusals, changeRefusals, problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import { subscriptionPage } from './reader-ways.ts'
import type { SubscriptionsService } from './subscriptions.service.ts'

/** Of links there is no example that anybody could follow. */
const noExamples = {}

const tags = ['newsletter']

const refusals = problemResponses(
  refusalOf(subscriptionToken, {}),
  notFound(ownSubscription.singular),
  ...bodyRefusals,
)

const withToken = { body: jsonBody('SubscriptionToken', subscriptionToken, noExamples) }

const findSchema = {
  tags,
  operationId: 'getSubscription',
  summary: 'A subscription, by the link of a letter to its reader',
  description:
    'For whoever has it. The token is sent in the body, so that no log has it. Nothing is written.',
  ...withToken,
  response: {
    200: jsonAnswer('The subscription.', representationOf(ownSubscription), {
      one: { summary: 'One', value: exampleRecord(ownSubscription) },
    }),
    ...refusals,
  },
}

const confirmSchema = {
  tags,
  operationId: 'confirmSubscription',
  summary: 'Confirm a subscription by a link',
  description: `Once the newsletter is launched, whoever subscribes is written a link, at most ${mostConfirmationsADay} times a day, and reads once they have confirmed. Again it is answered the same.`,
  ...withToken,
  response: { 204: emptyAnswer('The newsletter goes there.'), ...refusals },
}

const languageSchema = {
  tags,
  operationId: 'changeSubscriptionLanguage',
  summary: 'Have the newsletter in the other language',
  body: jsonBody('SubscriptionLanguage', subscriptionLanguage, noExamples),
  response: {
    204: emptyAnswer('The next one comes in it.'),
    ...problemResponses(
      refusalOf(subscriptionLanguage, {}),
      notFound(ownSubscription.singular),
      ...bodyRefusals,
    ),
  },
}

const renewSchema = {
  tags,
  operationId: 'renewSubscription',
  summary: 'Take the end of a subscription back within a day',
  ...withToken,
  response: { 204: emptyAnswer('The newsletter goes there again.'), ...refusals },
}

const querystring = requestSchema(subscriptionToken)

const endSchema = {
  tags,
  operationId: 'endSubscription',
  summary: 'End a subscription by one press',
  description:
    'What `List-Unsubscribe` of a letter names, by RFC 8058: mailboxes send `List-Unsubscribe=One-Click` as a form. Whatever the body says is not looked at. It is answered the same for every token, and again. Mailboxes that know nothing of it open the address: with `GET` it leads to the page of the subscription, and ends nothing.',
  querystring,
  response: {
    204: emptyAnswer('Nothing goes there any more.'),
    ...problemResponses(refusalOf(subscriptionToken, {}), 'payload_too_large', ...changeRefusals),
  },
}

/** Bytes of a form that says `List-Unsubscribe=One-Click` in any of its ways. */
const longestForm = 1000

export const subscriptionsRoutes = async (
  app: FastifyInstance,
  newsletter: SubscriptionsService,
): Promise<void> => {
  const path = '/api/newsletter/subscription'
  const endPath = '/api/newsletter/unsubscribe'

  app.post(path, { schema: findSchema }, ({ body }) => newsletter.findSubscription(body))

  app.post(`${path}/confirmation`, { schema: confirmSchema }, async ({ body }, reply) => {
    await newsletter.confirmSubscription(body)
    return reply.code(204).send()
  })

  app.post(`${path}/language`, { schema: languageSchema }, async ({ body }, reply) => {
    await newsletter.changeSubscriptionLanguage(body)
    return reply.code(204).send()
  })

  app.post(`${path}/renewal`, { schema: renewSchema }, async ({ body }, reply) => {
    await newsletter.renewSubscription(body)
    return reply.code(204).send()
  })

  // For whoever is led to the address itself: what only looks at links must end nothing.
  app.get<{ Querystring: { token?: string } }>(
    endPath,
    { schema: { hide: true, querystring } },
    async ({ query: { token = '' } }, reply) => {
      const locale = await newsletter.languageOf(token)
      const page = locale === null ? subscriptionPage : `${subscriptionPage}?lng=${locale}`
      return reply.redirect(`${page}#${encodeURIComponent(token)}`, 303)
    },
  )

  // The only road that takes a form: what it does needs the token, which no foreign page has.
  await app.register(async (forms) => {
    forms.addContentTypeParser(
      /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/,
      { parseAs: 'string' },
      (_request, _body, done) => done(null, undefined),
    )
    forms.post(endPath, { schema: endSchema, bodyLimit: longestForm }, async ({ query }, reply) => {
      await newsletter.endSubscription(query)
      return reply.code(204).send()
    })
  })
}
