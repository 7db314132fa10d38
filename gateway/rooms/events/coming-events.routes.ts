import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { comingEventList, event } from '../../../schema/events.ts'
import type { Locale } from '../../../schema/locales.ts'
import { encodeCursor } from '../../core/list-page.ts'
import { parse } from '../../core/parse.ts'
import { publicRead } from '../../http/caching.ts'
import { exampleRecord } from '../../models/examples.ts'
import { representationOf, representer } from '../../models/representation.ts'
import { representPicture, withPicture } from '../../models/shown-picture.representation.ts'
import { jsonAnswer, languageHeader, publicHeaders, unchangedAnswer } from '../../openapi/documentation.ts'
import { localisedListOf } from '../../openapi/params.ts'
import { problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import type { EventsService, PicturedEvent } from './events.service.ts'

const representEvent = representer(event)

const represent = ({ picture, ...bare }: PicturedEvent, locale: Locale) => ({
  ...representEvent(bare, locale, false),
  ...representPicture(picture, locale),
})
const example = exampleRecord(event)

/** Of what is to come nobody has to be told in which state it is. */
const comingEvent = representationOf(event)
  .omit({ state: true, publishedAt: true, archivedAt: true, taken: true, waiting: true })
  .extend(withPicture(event))
  .meta({ title: 'ComingEvent' })

const representation = z
  .object({
    events: z.array(comingEvent),
    nextCursor: z.string().nullable().meta({ description: 'Pass it as `after`; null on the last page.' }),
  })
  .meta({ title: 'ComingEventList' })

const schema = {
  ...localisedListOf(comingEventList.query),
  tags: [event.plural],
  operationId: 'listComingEvents',
  summary: 'The events that are still to come',
  description: 'Today on the clock of Tbilisi, later, or without a day yet; without what has been ended.',
  response: {
    200: jsonAnswer(
      'The next first; what has no day yet last.',
      representation,
      {
        last: {
          summary: 'The last page',
          value: { events: [represent(example, 'en')], nextCursor: null },
        },
        more: {
          summary: 'ქართულად, with more to come',
          value: {
            events: [represent(example, 'ka')],
            nextCursor: encodeCursor([example.date ?? '', example.id]),
          },
        },
      },
      { ...languageHeader, ...publicHeaders },
    ),
    ...unchangedAnswer,
    ...problemResponses(refusalOf(comingEventList.query, { limit: '0' })),
  },
}

/** Everybody's list. Its address is none of an event's, whatever ids there may be. */
export const comingEventsRoute = (app: FastifyInstance, events: EventsService): void => {
  app.get(
    '/api/coming-events',
    { schema, ...publicRead('accept-language') },
    async ({ query, locale }, reply) => {
      const page = await events.listComing(parse(comingEventList.query, query), locale)
      reply.header('content-language', locale)
      return {
        events: page.nodes.map((each) => represent(each, locale)),
        nextCursor: page.hasNextPage ? page.endCursor : null,
      }
    },
  )
}
