import { z } from 'zod'
import { id } from '../../../schema/fields.ts'
import type { Locale } from '../../../schema/locales.ts'
import { inLocale } from '../../core/localized.ts'
import { type EventWithSubscribers, eventTranslations } from './event.ts'

const textsRepresentation = z
  .object({ title: z.string().nullable(), content: z.string().nullable() })
  .meta({ title: 'EventTexts', description: 'Null where nothing was written in this language.' })

const shown = 'In the language that was asked for; in the other one where it is not written in it.'

export const subscriberRepresentation = z
  .object({ name: z.string(), email: z.string() })
  .meta({ title: 'Subscriber' })

/** An event in REST. */
export const eventRepresentation = z
  .object({
    id,
    version: z.int().meta({ description: 'Raised by every change.', example: 1 }),
    title: z.string().meta({ description: shown }),
    content: z.string().meta({ description: shown }),
    date: z.string().nullable().meta({ format: 'date' }),
    translations: z.object({ en: textsRepresentation, ka: textsRepresentation }),
    subscribers: z
      .array(subscriberRepresentation)
      .optional()
      .meta({ description: 'Newest first, for admins only.' }),
    subscribersTotalCount: z.int().optional().meta({ description: 'Of all subscribers, for admins only.' }),
  })
  .meta({ title: 'Event' })

export const eventListRepresentation = z
  .object({
    events: z.array(eventRepresentation),
    nextCursor: z.string().nullable().meta({ description: 'Pass it as `after`; null on the last page.' }),
  })
  .meta({ title: 'EventList' })

/** The event in one language, with both beside it. */
export const renderEvent = (
  event: EventWithSubscribers,
  locale: Locale,
): z.infer<typeof eventRepresentation> => {
  const { subscribers, ...rest } = event
  return {
    ...rest,
    title: inLocale(event.title, locale),
    content: inLocale(event.content, locale),
    translations: eventTranslations(event),
    ...(subscribers ? { subscribers: subscribers.nodes, subscribersTotalCount: subscribers.totalCount } : {}),
  }
}
