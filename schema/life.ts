import { z } from 'zod'
import { version } from './fields.ts'
import { manyChanges } from './many.ts'
import { namesOf, type WithFields } from './model.ts'
import { choice, derived, forTeam, initial, instant, kept, told } from './model-fields.ts'
import { type Check, clearable } from './model-shapes.ts'

/** Where a record is on its way from a first thought to what is over. */
const states = {
  draft: {
    label: { en: 'Draft', ka: 'მონახაზი' },
    description: 'Only admins are shown it.',
  },
  scheduled: {
    label: { en: 'Scheduled', ka: 'დაგეგმილი' },
    description: 'Only admins are shown it, until its moment has come.',
  },
  published: {
    label: { en: 'Published', ka: 'გამოქვეყნებული' },
    description: 'Everybody is shown it.',
  },
  archived: {
    label: { en: 'Ended', ka: 'დასრულებული' },
    description:
      'Everybody is shown it where they know its address. It takes nothing new, and is in no public list.',
  },
} as const

export type LifeState = keyof typeof states

export const lifeStates: readonly LifeState[] = namesOf(states)

/** What tells the state of a record. */
export interface Life {
  publishedAt: string | null
  archivedAt: string | null
}

/** The one place that says in which state a record is, as `isPublic` of the gateway says it of rows. */
export const stateAt = ({ publishedAt, archivedAt }: Life, now: Date): LifeState => {
  if (archivedAt !== null) return 'archived'
  if (publishedAt === null) return 'draft'
  return Date.parse(publishedAt) <= now.getTime() ? 'published' : 'scheduled'
}

/** A moment of a record of any noun; null where it has none. */
const momentOf = (record: object, name: keyof Life): string | null => {
  const moment: unknown = Reflect.get(record, name)
  return typeof moment === 'string' ? moment : null
}

/** What a record of any noun says of its life. */
export const lifeOf = (record: object): Life => ({
  publishedAt: momentOf(record, 'publishedAt'),
  archivedAt: momentOf(record, 'archivedAt'),
})

/** The fields of a noun that is not shown to everybody from the beginning to the end. */
export const life = {
  state: forTeam(
    derived(
      {
        from: ['publishedAt', 'archivedAt'],
        work: (record, now) => stateAt(lifeOf(record), now),
      },
      choice({
        label: { en: 'State', ka: 'მდგომარეობა' },
        description: 'Who is shown it.',
        optional: false,
        options: states,
        typeName: 'LifeState',
        example: 'published',
      }),
    ),
  ),
  publishedAt: forTeam(
    initial(
      kept(
        instant({
          label: { en: 'Published', ka: 'გამოქვეყნდა' },
          description:
            'Since when everybody is shown it, or from when on; null while it is a draft. Of a new one: null for a draft, at once when absent.',
          optional: true,
          example: '2026-11-19T16:20:00.000Z',
        }),
      ),
    ),
  ),
  archivedAt: told(
    kept(
      instant({
        label: { en: 'Ended', ka: 'დასრულდა' },
        description: 'Since when it takes nothing new; null while it does.',
        optional: true,
        example: null,
      }),
    ),
  ),
}

/** What its list can be narrowed to, besides. */
export const lifeFilters: Readonly<Record<LifeState, string>> = {
  draft: states.draft.description,
  scheduled: 'Shown to everybody from a moment on that is still to come.',
  published: 'Shown to everybody, and not over.',
  archived: 'Over: it takes nothing new.',
}

const requireMoment: Check = ({ state, publishedAt }, ctx) => {
  if (state === 'scheduled' && (publishedAt === undefined || publishedAt === null)) {
    ctx.addIssue({ code: 'custom', path: ['publishedAt'], params: { code: 'required' } })
  }
}

/** What the moments of such a change mean. */
export const momentsInWords = {
  publishedAt:
    'For `scheduled`: from when on, which is later than now. For `published` and `archived`: since when, which is not; as it was when absent. Ignored for a draft.',
  archivedAt:
    'For `archived`: since when, neither later than now nor before it was published; as it was when absent, or now. Ignored for others.',
}

const stateGiven = z.strictObject({
  state: z.enum(lifeStates).meta({ description: 'Who is shown it from now on.' }),
  publishedAt: clearable(life.publishedAt.shape).meta({ description: momentsInWords.publishedAt }),
  archivedAt: clearable(life.archivedAt.shape).meta({ description: momentsInWords.archivedAt }),
  version: version.optional(),
})

/** The states that many records are put into. */
export const lifeChanges = manyChanges(stateGiven)

/** The state a record is put into. */
export const lifeChange = stateGiven
  .superRefine((input, ctx) => requireMoment(input, ctx))
  .meta({
    alternatives: [
      { required: [], properties: { state: { enum: lifeStates.filter((state) => state !== 'scheduled') } } },
      {
        required: ['publishedAt'],
        properties: { state: { const: 'scheduled' } },
      },
    ],
  })

/** Whether a noun has a life: else everybody is shown its records from the beginning. */
export const hasLife = ({ fields }: WithFields): boolean => fields.publishedAt === life.publishedAt
