import { z } from 'zod'
import { day, email, evenIfRefused, personName, text, translation, version } from './fields.ts'
import { eventFilters, eventSorts } from './list-words.ts'
import { listShapes } from './lists.ts'

const eventTitleLength = 200
const eventContentLength = 20_000

const texts = z.strictObject({
  title: translation(eventTitleLength).optional(),
  content: translation(eventContentLength).optional(),
})

const fields = z.strictObject({
  title: text(1, eventTitleLength).optional(),
  content: text(1, eventContentLength).optional(),
  date: day.nullish(),
  translations: z.strictObject({ en: texts.optional(), ka: texts.optional() }).optional(),
})

/** A new event. `title` and `content` are in the language of the request; `translations` may hold both. */
export const newEvent = fields.superRefine((value, ctx) => {
  for (const name of ['title', 'content'] as const) {
    const given = [value[name], value.translations?.en?.[name], value.translations?.ka?.[name]]
    if (!given.some(Boolean)) ctx.addIssue({ code: 'custom', path: [name], params: { code: 'required' } })
  }
}, evenIfRefused)

/** A change: what is omitted keeps its value, a null date clears it. */
export const eventChange = fields.extend({ version: version.optional() })

export type EventChange = z.infer<typeof eventChange>

export const eventSubscription = z.strictObject({ name: personName, email })

export type EventSubscription = z.infer<typeof eventSubscription>

/** The list of events, for admins. */
export const eventList = listShapes('Event', eventSorts, eventFilters)
