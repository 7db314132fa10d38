import { dayInWords } from '../../../schema/days-in-words.ts'
import { eventCalendarPath, eventPath, eventPlacePath, eventsPath } from '../../../schema/event-pages.ts'
import { event } from '../../../schema/events.ts'
import type { LetterKind } from '../../../schema/letters.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { RecordTokens } from '../../authentication/record-tokens.ts'
import type { Clock } from '../../core/clock.ts'
import { inLocale, shownText } from '../../core/localized.ts'
import { eventCalendar } from '../../letters/event-calendar.ts'
import type {
  LetterAttachment,
  LetterText,
  LetterWriter,
  LetterWriters,
} from '../../letters/letter-writers.ts'
import { madeUp } from '../../letters/made-up.ts'
import { isOver } from './event-end.ts'
import { type EventLetterWords, eventLetterWords } from './event-letter-words.ts'
import type { Attendance, Attendances } from './event-letters.repository.ts'

interface Dependencies {
  attendances: Attendances
  tokens: RecordTokens
  clock: Clock
  /** Where the world finds the site, without a slash at its end; null where nobody has said. */
  publicUrl: string | null
}

/** When and where an event is, a line each; what is not known is left out. */
const whenAndWhere = (
  { date, startsAt, endsAt, venue }: Attendance,
  { when, where, undated }: EventLetterWords,
  locale: Locale,
): string => {
  const hours = startsAt === null ? null : endsAt === null ? startsAt : `${startsAt}–${endsAt}`
  const day = date === null ? undated : dayInWords(date, locale)
  const place = shownText(venue, locale)
  const lines = [`${when}: ${[day, ...(hours === null || date === null ? [] : [hours])].join(', ')}`]
  return [...lines, ...(place === null ? [] : [`${where}: ${place}`])].join('\n')
}

const sayOff = (found: Attendance, locale: Locale): LetterText => {
  const words = eventLetterWords[locale]
  const { subject, heading, said } = words.of.eventOff
  const title = inLocale(found.title, locale)
  return {
    subject: subject(title),
    heading: heading(title),
    paragraphs: [said(title), whenAndWhere(found, words, locale)],
    action: { label: words.others, path: `${eventsPath}?lng=${locale}` },
    reason: words.reason,
  }
}

const { title, content, venue } = event.fields

/** Somebody who has a place, and somebody who waits for one: both made up. */
const madeUpPlace: Attendance = {
  isWaiting: false,
  turn: 0,
  isOff: false,
  isShown: true,
  eventId: event.exampleId,
  version: 1,
  changedAt: madeUp.moment,
  title: title.example,
  content: content.example,
  venue: venue.example,
  date: '2026-12-12',
  startsAt: '11:00',
  endsAt: '14:00',
}
const madeUpAttendances: readonly Attendance[] = [madeUpPlace, { ...madeUpPlace, isWaiting: true, turn: 3 }]

/** What is written to those who have signed up for an event, for as long as it concerns them. */
export const eventLetters = ({ attendances, tokens, clock, publicUrl }: Dependencies): LetterWriters => {
  /** The event as calendars take it, where it has a day. */
  const calendarOf = (found: Attendance, locale: Locale): LetterAttachment[] => {
    const { eventId: id, changedAt, isShown: _, ...event } = found
    const draw = () => eventCalendar({ event: { ...event, id }, changedAt }, locale, publicUrl)
    if (found.date === null) return []
    const path = `${eventCalendarPath(id)}?lng=${locale}`
    return [
      {
        ...{ name: 'event.ics', type: 'text/calendar; charset=utf-8; method=PUBLISH', path },
        draw: async () => Buffer.from(draw() ?? ''),
      },
    ]
  }

  const find = async (
    about: string | null,
    how: 'find' | 'findRemoved' = 'find',
  ): Promise<Attendance | null> => {
    const found = about === null ? null : await attendances[how](about, clock.now())
    return found && isOver(found, clock.now()) ? null : found
  }

  const pageOf = ({ eventId, isShown }: Attendance, locale: Locale, words: EventLetterWords) =>
    isShown
      ? { label: words.page, path: `${eventPath(eventId)}?lng=${locale}` }
      : { label: words.others, path: `${eventsPath}?lng=${locale}` }

  const sayStanding = (
    kind: Exclude<keyof EventLetterWords['of'], 'eventOff' | 'eventRemoved'>,
    found: Attendance,
    locale: Locale,
  ): LetterText => {
    const words = eventLetterWords[locale]
    const { subject, heading, said } = words.of[kind]
    const title = inLocale(found.title, locale)
    return {
      subject: subject(title),
      heading: heading(title),
      paragraphs: [
        said(title, found),
        whenAndWhere(found, words, locale),
        found.isWaiting ? words.stopWaitingWhy : words.giveUpWhy,
      ],
      action: pageOf(found, locale, words),
      leaving: {
        label: found.isWaiting ? words.stopWaiting : words.giveUp,
        path: `${eventPlacePath(found.eventId)}?lng=${locale}`,
      },
      reason: words.reason,
      ...(!found.isWaiting && { attachments: calendarOf(found, locale) }),
    }
  }

  const sayRemoved = (found: Attendance, locale: Locale): LetterText => {
    const words = eventLetterWords[locale]
    const { subject, heading, said } = words.of.eventRemoved
    const title = inLocale(found.title, locale)
    return {
      subject: subject(title),
      heading: heading(title),
      paragraphs: [said(title), whenAndWhere(found, words, locale)],
      action: pageOf(found, locale, words),
      reason: words.reason,
    }
  }

  /** A letter that says how somebody stands, and brings the way to give it up. */
  const standing = (
    kind: Exclude<keyof EventLetterWords['of'], 'eventOff' | 'eventRemoved'>,
    isRight: (found: Attendance) => boolean,
  ): LetterWriter => ({
    say: async ({ about, locale }): Promise<LetterText | null> => {
      const found = await find(about)
      return found && !found.isOff && isRight(found) ? sayStanding(kind, found, locale) : null
    },
    examples: (locale) => madeUpAttendances.filter(isRight).map((found) => sayStanding(kind, found, locale)),
    makeSecret: async ({ about }) => tokens.make(about ?? ''),
  })

  const hasPlace = ({ isWaiting }: Attendance): boolean => !isWaiting

  const off: LetterWriter = {
    say: async ({ about, locale }) => {
      const found = await find(about)
      return found?.isOff ? sayOff(found, locale) : null
    },
    examples: (locale) => [sayOff(madeUpPlace, locale)],
  }

  const removed: LetterWriter = {
    say: async ({ about, locale }) => {
      const found = await find(about, 'findRemoved')
      return found && !found.isOff ? sayRemoved(found, locale) : null
    },
    examples: (locale) => [sayRemoved(madeUpPlace, locale)],
  }

  return {
    eventPlace: standing('eventPlace', hasPlace),
    eventWaiting: standing('eventWaiting', ({ isWaiting }) => isWaiting),
    eventPlaceFree: standing('eventPlaceFree', hasPlace),
    eventChanged: standing('eventChanged', () => true),
    eventOn: standing('eventOn', () => true),
    eventOff: off,
    eventRemoved: removed,
  } satisfies Partial<Record<LetterKind, LetterWriter>>
}
