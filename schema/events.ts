import { z } from 'zod'
import { timeOfDay as clockTime, email, personName, text } from './fields.ts'
import { life, lifeFilters } from './life.ts'
import { listShapes, pageQuery, pageRequest, searchQuery, searchText, toPageRequest } from './lists.ts'
import { defineModel, namesOf, type RecordOf } from './model.ts'
import {
  computed,
  day,
  flag,
  forTeam,
  limitedWhole,
  localizedText,
  recordPicture,
  recordVersion,
  timeOfDay,
  told,
  whole,
} from './model-fields.ts'
import { type Check, changeShape, createShape } from './model-shapes.ts'
import { placeSort } from './place.ts'

/** An event with places for more needs no limit. */
const mostPlaces = 100_000

/** What people come to. */
export const event = defineModel({
  name: 'Event',
  singular: 'event',
  plural: 'events',
  table: 'events',
  permissions: { read: 'content:read', write: 'content:write' },
  hasBin: true,
  description: 'An event that people come to.',
  exampleId: '01a19bb3-9500-725f-9fba-d0d245387dc8',
  nested: ['subscribers', 'subscribersTotalCount', 'picture'],
  fields: {
    version: recordVersion,
    title: localizedText({
      label: { en: 'Title', ka: 'სათაური' },
      description: 'What the event is called.',
      required: true,
      maximum: 200,
      example: { en: 'A walk in memory', ka: 'გასეირნება ნაგაზის მოსაგონრად' },
    }),
    content: localizedText({
      label: { en: 'Content', ka: 'ტექსტი' },
      description: 'What will be and where, in plain text; an empty line parts paragraphs.',
      required: true,
      maximum: 20_000,
      example: {
        en: 'From Vake Park up to Turtle Lake, with our dogs, on leads please. We meet at 11:00 at the main gate.',
        ka: 'ვაკის პარკიდან კუს ტბამდე, ძაღლებთან ერთად. საბელი არ დაგავიწყდეს. ვიკრიბებით 11:00 საათზე, მთავარ შესასვლელთან.',
      },
    }),
    date: day({
      label: { en: 'Date', ka: 'თარიღი' },
      description: 'The day it takes place; null while it is open.',
      optional: true,
      example: '2026-12-12',
    }),
    startsAt: timeOfDay({
      label: { en: 'Begins at', ka: 'დაწყების დრო' },
      heading: { en: 'Begins', ka: 'იწყება' },
      description: 'When it begins on its day, on the clock of Tbilisi; null where that is not said.',
      optional: true,
      example: '11:00',
    }),
    endsAt: timeOfDay({
      label: { en: 'Ends at', ka: 'დასრულების დრო' },
      heading: { en: 'Ends', ka: 'მთავრდება' },
      description: 'When it ends on its day, not before it begins; null where that is not said.',
      optional: true,
      example: '14:00',
    }),
    venue: localizedText({
      label: { en: 'Venue', ka: 'ჩატარების ადგილი' },
      description: 'Where it takes place, as a map or a taxi driver knows it.',
      required: false,
      maximum: 200,
      example: { en: 'Vake Park, main gate', ka: 'ვაკის პარკი, მთავარი შესასვლელი' },
    }),
    places: told(
      limitedWhole({
        label: { en: 'Places', ka: 'ადგილების რაოდენობა' },
        description:
          'How many may come: whoever signs up after them waits until a place becomes free. Null where there is no limit.',
        optional: true,
        minimum: 1,
        maximum: mostPlaces,
        example: 40,
      }),
    ),
    isFull: told(
      computed(
        flag({
          label: { en: 'All places taken', ka: 'ყველა ადგილი დაკავებულია' },
          description:
            'Whether all places are taken, and whoever signs up waits; null where there is no limit.',
          optional: true,
          example: false,
        }),
      ),
    ),
    taken: forTeam(
      computed(
        whole({
          label: { en: 'Coming', ka: 'მოდის' },
          description: 'How many have a place.',
          optional: false,
          example: 27,
        }),
      ),
    ),
    waiting: forTeam(
      computed(
        whole({
          label: { en: 'Waiting', ka: 'ელოდება' },
          description: 'How many wait for a place.',
          optional: false,
          example: 0,
        }),
      ),
    ),
    imageUrl: told(recordPicture),
    ...life,
  },
  sorts: {
    created: 'When they were made.',
    title: 'In the language asked for, whatever the case.',
    date: 'When they take place; those without a day come last.',
    ...placeSort,
  },
  filters: {
    upcoming: 'Today in Tbilisi, or later.',
    past: 'Over before today in Tbilisi.',
    undated: 'The day is open.',
    untranslated: 'A text is missing in one language.',
    ...lifeFilters,
  },
})

export type Event = RecordOf<typeof event>

const isTime = (value: unknown): value is string => clockTime.safeParse(value).success

/** A day that is cleared leaves its times behind, for the day that is found next. */
const checkTimes: Check = ({ startsAt, endsAt }, ctx) => {
  if (isTime(startsAt) && isTime(endsAt) && endsAt < startsAt) {
    ctx.addIssue({ code: 'custom', path: ['endsAt'], params: { code: 'before_beginning' } })
  }
}

export const newEvent = createShape(event, checkTimes)

export const eventChange = changeShape(event, checkTimes)

/** The list of events, for admins. */
export const eventList = listShapes(event)

/** What is still to come, which everybody may list and search. */
export const comingEventList = {
  request: pageRequest
    .extend({ search: searchText.nullish() })
    .transform(({ search, ...page }) => ({ ...page, search: search ?? '' })),
  query: pageQuery.extend({ search: searchQuery }).transform(toPageRequest),
}

/** Whose subscribers an export holds: of one event, or of those that a search and a filter leave. */
export const subscriberSelection = eventList.selection.in
  .extend({ event: z.string().optional().meta({ description: 'Only of the event with this id.' }) })
  .transform(({ event: id, ...narrowed }) => ({ ...eventList.selection.parse(narrowed), event: id ?? null }))

export const eventSubscription = z.strictObject({ name: personName, email })

export type EventSubscription = z.infer<typeof eventSubscription>

/** Whether somebody who subscribed has a place. */
export const subscriberStates = {
  confirmed: { label: { en: 'Has a place', ka: 'ადგილი აქვს' }, description: 'Has a place.' },
  waiting: { label: { en: 'Waiting', ka: 'ელოდება' }, description: 'Waits until a place becomes free.' },
} as const

export type SubscriberState = keyof typeof subscriberStates

const stateShape = z.enum(namesOf(subscriberStates))

const stateMeta = { title: 'SubscriberState', description: 'Only who is in this state.' }

/** Which subscribers of an event are asked for. */
export const subscriberList = {
  request: pageRequest
    .extend({ state: stateShape.nullish() })
    .transform(({ state, ...page }) => ({ ...page, state: state ?? null })),
  query: pageQuery
    .extend({ state: stateShape.optional().meta(stateMeta) })
    .transform(({ state, ...page }) => ({
      ...toPageRequest(page),
      state: state ?? null,
    })),
}

/** How somebody who waits is given a place. */
export const placeGift = z.strictObject({
  beyondLimit: z.boolean().default(false).meta({
    description: 'Whether also where all places are taken, so that there is one more than the limit.',
  }),
})

/** Of the link by which somebody gives up a place. */
export const placeToken = z.strictObject({
  token: text(1, 200).meta({ description: 'What stands behind the `#` of the link.' }),
})
