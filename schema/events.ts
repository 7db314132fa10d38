import { z } from 'zod'
import { email, personName } from './fields.ts'
import { life, lifeFilters } from './life.ts'
import { listShapes } from './lists.ts'
import { defineModel, type RecordOf } from './model.ts'
import { day, localizedText, recordVersion } from './model-fields.ts'
import { changeShape, createShape } from './model-shapes.ts'
import { placeSort } from './place.ts'

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
  nested: ['subscribers', 'subscribersTotalCount'],
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

export const newEvent = createShape(event)

export const eventChange = changeShape(event)

/** The list of events, for admins. */
export const eventList = listShapes(event)

/** Whose subscribers an export holds: of one event, or of those that a search and a filter leave. */
export const subscriberSelection = eventList.selection.in
  .extend({ event: z.string().optional().meta({ description: 'Only of the event with this id.' }) })
  .transform(({ event: id, ...narrowed }) => ({ ...eventList.selection.parse(narrowed), event: id ?? null }))

export const eventSubscription = z.strictObject({ name: personName, email })

export type EventSubscription = z.infer<typeof eventSubscription>
