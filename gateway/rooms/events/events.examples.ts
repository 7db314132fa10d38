import type { z } from 'zod'
import type { EventSubscription, eventChange, newEvent } from '../../../schema/events.ts'
import { renderEvent } from './event.representation.ts'
import type { EventWithSubscribers } from './event.ts'

const subscriber: EventSubscription = { name: 'ანა ბერიძე', email: 'ana@example.org' }

const walk: EventWithSubscribers = {
  id: '01a0570c-0280-7065-8aa2-eb52794f39e5',
  version: 1,
  title: { en: 'A walk in memory', ka: 'გასეირნება ნაგაზის მოსაგონრად' },
  content: {
    en: 'From Vake Park up to Turtle Lake, with our dogs, on leads please. We meet at 11:00 at the main gate.',
    ka: 'ვაკის პარკიდან კუს ტბამდე, ძაღლებთან ერთად. საბელი არ დაგავიწყდეს. ვიკრიბებით 11:00 საათზე, მთავარ შესასვლელთან.',
  },
  date: '2026-12-12',
}

const forAdmin: EventWithSubscribers = {
  ...walk,
  subscribers: { nodes: [subscriber], totalCount: 27, endCursor: null, hasNextPage: true },
}

const bothLanguages: z.input<typeof newEvent> = {
  date: '2027-01-23',
  translations: {
    en: { title: 'Free vaccination day in Telavi', content: 'Bring any dog. No appointment, no fee.' },
    ka: {
      title: 'უფასო აცრის დღე თელავში',
      content: 'მოიყვანე ნებისმიერი ძაღლი. არც ჩაწერაა საჭირო და არც გადახდა.',
    },
  },
}

const oneLanguage: z.input<typeof newEvent> = {
  title: 'Free vaccination day in Telavi',
  content: 'Bring any dog. No appointment, no fee.',
}

const newDate: z.input<typeof eventChange> = { date: '2027-01-30' }
const georgianTitle: z.input<typeof eventChange> = {
  version: 1,
  translations: { ka: { title: 'უფასო ვაქცინაცია თელავში' } },
}

export const subscriberExamples = { one: { summary: 'Somebody who wants to come', value: subscriber } }

export const eventExamples = {
  en: { summary: 'In English', value: renderEvent(walk, 'en') },
  ka: { summary: 'ქართულად', value: renderEvent(walk, 'ka') },
}

export const eventListExamples = {
  last: { summary: 'The last page', value: { events: [renderEvent(forAdmin, 'en')], nextCursor: null } },
  more: {
    summary: 'ქართულად, with more to come',
    value: {
      events: [renderEvent(forAdmin, 'ka')],
      nextCursor: 'WyIwMWEwNTcwYy0wMjgwLTcwNjUtOGFhMi1lYjUyNzk0ZjM5ZTUiXQ',
    },
  },
}

export const newEventExamples = {
  both: { summary: 'In both languages', value: bothLanguages },
  one: { summary: 'In the language of the request', value: oneLanguage },
}

export const eventChangeExamples = {
  date: { summary: 'Another day', value: newDate },
  title: {
    summary: 'The Georgian title alone, unless somebody changed the event since',
    value: georgianTitle,
  },
}
