import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { eventPath } from '../../schema/event-pages.ts'
import type { Event } from '../../schema/events.ts'
import { type Locale, localeParameter } from '../../schema/locales.ts'
import { inLocale, shownText } from '../core/localized.ts'
import { siteNames } from './letter-html.ts'

/** The clock of Tbilisi is four hours ahead of the world's all the year. */
const atTbilisi = (day: string, time: string): Date => new Date(`${day}T${time}:00+04:00`)

/** An end that nobody has said is left out: RFC 5545 lets an event be at a moment. */
const timesOf = (date: string, startsAt: string | null, endsAt: string | null) => {
  if (startsAt === null) return { start: new Date(`${date}T00:00:00Z`), allDay: true }
  const start = atTbilisi(date, startsAt)
  return endsAt === null ? { start } : { start, end: atTbilisi(date, endsAt) }
}

/** An event, when it was last changed, and whether it will not take place after all. */
export interface DatedEvent {
  event: Pick<Event, 'id' | 'version' | 'title' | 'content' | 'venue' | 'date' | 'startsAt' | 'endsAt'>
  changedAt: Date
  isOff?: boolean
}

/**
 * An event as calendars take it, in a language, as RFC 5545 has it; null where its day is open. It is known by an id that
 * stays the same in both languages and wherever the site moves, so that a calendar puts a later one in its place.
 * @param origin the site's own address, without a slash at its end; null where nobody has said
 */
export const eventCalendar = (
  { event, changedAt, isOff = false }: DatedEvent,
  locale: Locale,
  origin: string | null,
): string | null => {
  const { id, version, title, content, venue, date, startsAt, endsAt } = event
  if (date === null) return null
  const calendar = ical({
    prodId: { company: siteNames.en, product: 'events', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    ...timesOf(date, startsAt, endsAt),
    id: `urn:uuid:${id}`,
    sequence: version - 1,
    stamp: changedAt,
    lastModified: changedAt,
    summary: inLocale(title, locale),
    description: inLocale(content, locale),
    location: shownText(venue, locale),
    ...(isOff && { status: ICalEventStatus.CANCELLED }),
    ...(origin !== null && { url: `${origin}${eventPath(id)}?${localeParameter}=${locale}` }),
  })
  return calendar.toString()
}
