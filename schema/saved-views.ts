import { z } from 'zod'
import { longest, mostCounted } from './limits.ts'
import type { Noun, RecordOf } from './model.ts'
import { choice, flag, text, withDefault } from './model-fields.ts'
import { createShape, partialShape, unchanged, workedOut } from './model-shapes.ts'

/** The lists of the admin area that are searched, narrowed and ordered, by the names of their rooms. */
const rooms = {
  projects: {
    label: { en: 'Projects', ka: 'პროექტები' },
    description: 'The list of projects.',
  },
  events: { label: { en: 'Events', ka: 'ღონისძიებები' }, description: 'The list of events.' },
  pictures: { label: { en: 'Pictures', ka: 'სურათები' }, description: 'The list of kept pictures.' },
  gifts: { label: { en: 'Gifts', ka: 'შემოწირულობები' }, description: 'The list of all gifts.' },
  pledges: {
    label: { en: 'Pledges', ka: 'დაპირებული თანხები' },
    description: 'The list of what was promised.',
  },
  receipts: { label: { en: 'Receipts', ka: 'ქვითრები' }, description: 'The list of receipts.' },
  spendings: { label: { en: 'Spending', ka: 'ხარჯები' }, description: 'The list of what was spent.' },
  donors: { label: { en: 'Donors', ka: 'შემომწირველები' }, description: 'The list of donors.' },
  contacts: { label: { en: 'Messages', ka: 'შემოსული წერილები' }, description: 'The list of messages.' },
  newsletter: {
    label: { en: 'Newsletter', ka: 'მკითხველები' },
    description: 'The list of those who read the newsletter.',
  },
  issues: {
    label: { en: 'Newsletter issues', ka: 'სიახლეების დაგზავნა' },
    description: 'The list of issues of the newsletter.',
  },
  bin: { label: { en: 'Bin', ka: 'ურნა' }, description: 'The list of what was deleted.' },
  letters: { label: { en: 'Letters', ka: 'გასული წერილები' }, description: 'The list of letters by email.' },
  trail: { label: { en: 'Audit trail', ka: 'ცვლილებები' }, description: 'The list of who has changed what.' },
} as const

export type ViewRoom = keyof typeof rooms

/** The most characters of an address that are kept. */
const longestQuery = 500

const written = {
  name: text({
    label: { en: 'Name', ka: 'სახელი' },
    description: 'What its owner calls it; no two of one list are called the same, whatever the case.',
    optional: false,
    maximum: longest.viewName,
    example: 'Winter, nearly there',
  }),
  search: withDefault(
    '',
    text({
      label: { en: 'Search', ka: 'ძებნა' },
      description: 'What the list is searched for; empty for nothing.',
      optional: false,
      minimum: 0,
      maximum: longest.search,
      example: 'winter',
    }),
  ),
  chosen: withDefault(
    '',
    text({
      label: { en: 'Choice', ka: 'არჩევანი' },
      description:
        'What it is narrowed to and ordered by, as the address of the list has it. Words that mean nothing there count as absent.',
      optional: false,
      minimum: 0,
      maximum: longestQuery,
      example: 'filter=published&sort=goal&direction=desc',
    }),
  ),
  opensRoom: withDefault(
    false,
    flag({
      label: { en: 'Opens the room', ka: 'სია ამით იხსნება' },
      description: 'Whether the list opens with it; of one list at most one view does.',
      optional: false,
      example: false,
    }),
  ),
}

/** What somebody of the team has a list show, under a name of their own. */
export const savedView = {
  name: 'SavedView',
  singular: 'saved view',
  description: 'What somebody has a list of the admin area show, under a name. Nobody else sees it.',
  exampleId: '01a1f7f3-9c20-7783-aa6c-db93d4b11361',
  fields: {
    room: choice({
      label: { en: 'List', ka: 'სია' },
      description: 'Which list it is of.',
      optional: false,
      typeName: 'ViewRoom',
      options: rooms,
      example: 'projects',
    }),
    ...written,
  },
} satisfies Noun & { singular: string }

/** The same without what never changes. */
export const savedViewChange = {
  ...savedView,
  description: 'What is omitted keeps its value.',
  fields: written,
} satisfies Noun

export const newSavedView = createShape(savedView)

/** What of a view nobody changes. */
export const keptOfView = ['id', 'room'] as const
export const changedSavedView = partialShape(savedViewChange).extend({
  ...unchanged(...keptOfView),
  ...workedOut('missing'),
})

export const viewsOfRoom = z.object({
  room: savedView.fields.room.shape.meta({ title: 'ViewRoom', description: 'Which list.' }),
})

/** What is told of a view beside its fields. */
export const missingInWords =
  'The names in the choice that mean nothing any more, as `project` where that was deleted: leave them out of the address.'

/** A view as its owner is told of it. */
export type SavedView = RecordOf<typeof savedView> & { missing: string[] }

/** Of so many views it is told at once how much their lists hold, those that were saved last. */
export const mostCountedViews = 12

/** A view, and how many records its list has with it. */
export interface CountedView {
  view: SavedView
  count: number | null
  hasMore: boolean
}

/** What is told of how many there are, on both edges. */
export const countedInWords = {
  count: `How many records the list has with it, at most ${mostCounted}; null where the list refuses it, as with a period that ends before it begins.`,
  hasMore: 'Whether there are more than are counted.',
} as const
