import { z } from 'zod'
import { refuse } from './fields.ts'
import { listShapes, searchText, toPageRequest } from './lists.ts'
import { locales } from './locales.ts'
import { defineModel, type Noun, type RecordOf } from './model.ts'
import {
  choice,
  computed,
  email,
  flag,
  instant,
  kept,
  lari,
  locale,
  personName,
  shownWith,
} from './model-fields.ts'
import { createShape, unchanged, workedOut } from './model-shapes.ts'
import { noteText } from './notes.ts'

/** Somebody who gave, as the gifts that count tell it. */
export const donor = defineModel({
  name: 'DonorPerson',
  singular: 'donor',
  plural: 'donors',
  table: 'people',
  permissions: { read: 'people:read', write: 'people:write' },
  description:
    'Somebody who gave: whoever gives one email, or where there is none one name, with those who were merged into them.',
  exampleId: '01a1f7f3-9c20-7783-aa6c-db93d4b11350',
  fields: {
    name: kept(
      personName({
        label: { en: 'Donor', ka: 'შემომწირველი' },
        description: 'As they signed last; null where they never did.',
        optional: true,
        example: 'ლევან გელაშვილი',
      }),
    ),
    email: shownWith(
      'people:addresses',
      kept(
        email({
          label: { en: 'Email', ka: 'ელფოსტა' },
          description: 'Where receipts go; null where none is known.',
          optional: true,
          example: 'levan@example.org',
        }),
      ),
    ),
    locale: kept(
      locale({
        label: { en: 'Letters in', ka: 'წერილების ენა' },
        description:
          'The language they are written to in: what the team has said of it, else that of the site when they promised a gift, or were written down.',
        optional: false,
        example: 'ka',
      }),
    ),
    isAnonymous: computed(
      flag({
        label: { en: 'Anonymous outside', ka: 'საჯაროდ ანონიმური' },
        description: 'Whether all that counts of them was given anonymously.',
        optional: false,
        example: false,
      }),
    ),
    given: computed(
      lari({
        label: { en: 'In all', ka: 'სულ' },
        description: 'What counts of their gifts, in lari.',
        optional: false,
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        example: 2480.5,
      }),
    ),
    lastGiftAt: computed(
      instant({
        label: { en: 'Last gift', ka: 'ბოლო შემოწირულობა' },
        description: 'When the last gift that counts came in; null where none does.',
        optional: true,
        example: '2026-11-20T10:00:00.000Z',
      }),
    ),
  },
  sorts: {
    created: 'When they gave last.',
    name: 'What they are called, else their email, whatever the case.',
    given: 'What they gave in the year asked for, or in all.',
  },
  filters: {
    anonymous: 'All that counts of them was given anonymously.',
    alike: 'Somebody else is called the same, in whichever script, and nobody has said that they are two.',
  },
})

/** A year on the clock of Tbilisi, as lists of donors are narrowed to. */
const donorYear = z.custom<number>().superRefine((value, ctx) => {
  if (!Number.isInteger(value)) refuse(ctx, 'invalid_type')
  else if (value < 2000) refuse(ctx, 'too_small', 2000)
  else if (value > 9999) refuse(ctx, 'too_big', 9999)
})

const year = z
  .string()
  .transform((value) => (/^\d{1,5}$/.test(value) ? Number(value) : Number.NaN))
  .pipe(donorYear)
  .optional()
  .meta({
    type: 'integer',
    minimum: 2000,
    maximum: 9999,
    description: 'Only who gave in this year on the clock of Tbilisi; its sums are told beside those of all.',
  })

const list = listShapes(donor)

/** The shapes of the list of donors, which can be narrowed to a year besides. */
export const donorList = {
  request: list.request.in
    .extend({ year: donorYear.nullish() })
    .transform(({ year: of, ...rest }) => ({ ...list.request.parse(rest), year: of ?? null })),
  query: list.query.in.extend({ year }).transform(toPageRequest),
  selection: list.selection.in
    .extend({ year })
    .transform(({ year: of, ...rest }) => ({ ...list.selection.parse(rest), year: of ?? null })),
}

export type DonorListRequest = z.output<typeof donorList.request>
export type DonorSelection = z.output<typeof donorList.selection>

/** Gifts by whose references a list of donors is searched, at most: whoever types so little of one types more. */
export const mostReferences = 1000

/** On both edges. */
export const cutInWords = `Whether more than ${mostReferences} gifts have a reference that begins with what is searched for: then some of those who gave them may be neither listed, nor counted and summed up. A file of them is whole.`

/** The most who are called the same that are named. */
export const mostNamesakes = 100

/** On both edges. */
export const namesakesInWords = `At most ${mostNamesakes}: who is written just so first, then who gave last.`
export const calledInWords = 'What somebody is called, whole; an empty one is nobody’s.'

/** What somebody is called who may be a donor already. */
export const namesakeRequest = z.strictObject({
  name: searchText.meta({ description: calledInWords, example: 'ლევან გელაშვილი' }),
})

export const notesInWords =
  'Newest first; of very many the newest 1,000. Null to whoever has not `people:addresses`: a note may tell of an address, or of what was given anonymously.'

/** What the team knows of a donor. */
export const donorNote = {
  name: 'DonorNote',
  singular: 'note',
  description: 'What the team knows of a donor.',
  exampleId: '01a1f7f3-9c20-7783-aa6c-db93d4b11351',
  fields: {
    text: noteText('Wants to be called before a receipt is sent.'),
  },
} satisfies Noun & { singular: string }

export const newDonorNote = createShape(donorNote)

/** On both edges. */
export const thankedInWords =
  'Whether they are thanked by name on the site: for each gift of which they have said so, or, where they have told the team, for all of them; never for what is anonymous.'
export const thankedForAllInWords =
  'Whether they have told the team that they may be thanked for all of them.'

/** Whether a donor is thanked by name. */
export const donorThanks = z.strictObject({ thanked: z.boolean().meta({ description: thankedInWords }) })

/** On both edges. */
export const languageInWords =
  'In which language they are written to, and get receipts, from now on; null takes back what the team has said of it, and what their gifts and promises tell counts again.'
export const languageToldInWords =
  'Whether the team has said in which language they are written to; false where their gifts and promises tell.'

/** How a donor is written to. */
export const donorLanguage = z.strictObject({
  locale: z.enum(locales).nullable().meta({ description: languageInWords }),
})

/** Whether two donors are one. */
export const donorPair = {
  name: 'DonorPair',
  singular: 'pair of donors',
  description:
    'Two donors, and whether they are one person. Its id is that of the one whose name is kept, `_` and the other’s.',
  exampleId: `${donor.exampleId}_01a1f7f3-9c20-7783-aa6c-db93d4b11352`,
  fields: {
    are: choice({
      label: { en: 'They are', ka: 'ესენი არიან' },
      description: 'What somebody has said of the two.',
      optional: false,
      example: 'one',
      options: {
        one: {
          label: { en: 'one person', ka: 'ერთი ადამიანი' },
          description: 'The gifts of both count for the one whose name is kept.',
        },
        two: {
          label: { en: 'two people', ka: 'ორი ადამიანი' },
          description: 'They are counted apart, and nobody is asked again.',
        },
        unknown: {
          label: { en: 'not known', ka: 'არ ვიცით' },
          description: 'Nobody has said anything, or it is taken back.',
        },
      },
    }),
  },
} satisfies Noun & { singular: string }

/** On both edges. */
export const stoodInWords =
  'What was said of them when this was decided: where somebody has said otherwise since, it is refused.'

/** What somebody has said of two donors, and optionally what was said of them before that. */
export const donorJudgement = createShape(donorPair).safeExtend({
  stood: donorPair.fields.are.shape.optional().meta({ description: stoodInWords }),
  ...unchanged('id'),
  ...workedOut('kept', 'other'),
})

export type DonorPerson = RecordOf<typeof donor>
export type DonorsAre = z.output<typeof donorPair.fields.are.shape>
