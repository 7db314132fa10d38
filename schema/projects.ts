import { z } from 'zod'
import { day as dayShape } from './fields.ts'
import { life, lifeFilters } from './life.ts'
import { listShapes, pageQuery, pageRequest, searchQuery, searchText, toPageRequest } from './lists.ts'
import { defineModel, namesOf, type RecordOf } from './model.ts'
import { computed, day, lari, localizedText, recordPicture, recordVersion, video } from './model-fields.ts'
import { type Check, changeShape, createShape } from './model-shapes.ts'
import { placeSort } from './place.ts'
import { checkPresets, presetFields, toldWithSums } from './preset-fields.ts'

const maximumGoal = 1_000_000_000

/** What people give to. */
export const project = defineModel({
  name: 'Project',
  singular: 'project',
  plural: 'projects',
  table: 'projects',
  permissions: { read: 'content:read', write: 'content:write' },
  hasBin: true,
  description: 'A project that people give to.',
  exampleId: '01a0570c-0280-7065-8aa2-eb52794f39e5',
  nested: ['donations', 'donationsTotalCount', 'donationsDonorCount', 'donationsUnsignedCount', 'picture'],
  fields: {
    version: recordVersion,
    title: localizedText({
      label: { en: 'Title', ka: 'სათაური' },
      description: 'What the project is called.',
      required: true,
      maximum: 200,
      example: {
        en: 'A warm winter for forty dogs in Gori',
        ka: 'თბილი ზამთარი ორმოცი ძაღლისთვის გორში',
      },
    }),
    goal: lari({
      label: { en: 'Goal', ka: 'მიზანი' },
      description: 'How much is needed, in lari.',
      optional: false,
      minimum: 0.01,
      maximum: maximumGoal,
      example: 12_000,
    }),
    raised: computed(
      lari({
        label: { en: 'Raised', ka: 'შეგროვდა' },
        description: 'How much has come, in lari: the sum of confirmed donations.',
        optional: false,
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        example: 8450,
      }),
    ),
    startDate: day({
      label: { en: 'Start date', ka: 'დაწყების თარიღი' },
      heading: { en: 'Starts', ka: 'იწყება' },
      description: 'The first day of giving, if there is one.',
      optional: true,
      example: '2026-09-01',
    }),
    endDate: day({
      label: { en: 'End date', ka: 'დასრულების თარიღი' },
      heading: { en: 'Ends', ka: 'მთავრდება' },
      description: 'The last day of giving, not before the first; null where it stays open.',
      optional: true,
      example: '2027-03-31',
    }),
    description: localizedText({
      label: { en: 'Description', ka: 'აღწერა' },
      description: 'Plain text; an empty line parts paragraphs.',
      required: true,
      maximum: 20_000,
      example: {
        en: 'Insulated kennels, dry straw and one hot meal a day until the end of March.',
        ka: 'დათბუნებული სახლუკები, მშრალი ნამჯა და დღეში ერთი ცხელი ულუფა მარტის ბოლომდე.',
      },
    }),
    imageUrl: recordPicture,
    youtubeUrl: video({
      label: { en: 'YouTube video', ka: 'YouTube-ის ვიდეო' },
      heading: { en: 'Video', ka: 'ვიდეო' },
      description: 'A YouTube link or video id.',
      optional: true,
      example: 'https://youtu.be/SkVqJ1SGeL0',
    }),
    ...presetFields,
    ...life,
  },
  sorts: {
    created: 'When they were made.',
    title: 'In the language asked for, whatever the case.',
    goal: 'How much is needed.',
    raised: 'How much has come.',
    progress: 'How much of the goal has come.',
    startDate: 'The first day of giving; those without one come last.',
    ...placeSort,
  },
  filters: {
    untranslated: 'A text is missing in one language.',
    unfunded: 'The goal is not reached yet.',
    funded: 'The goal is reached.',
    open: 'Takes gifts today on the clock of Tbilisi: published, begun, and not ended.',
    ...lifeFilters,
  },
})

export type Project = RecordOf<typeof project>

const isDay = (value: unknown): value is string => dayShape.safeParse(value).success

const checkDates: Check = ({ startDate, endDate }, ctx) => {
  if (isDay(startDate) && isDay(endDate) && endDate < startDate) {
    ctx.addIssue({ code: 'custom', path: ['endDate'], params: { code: 'before_start' } })
  }
}

const checkProject: Check = (input, ctx) => {
  checkDates(input, ctx)
  checkPresets(input, ctx)
}

export const newProject = createShape(project, checkProject).meta({ dependentRequired: toldWithSums })

export const projectChange = changeShape(project, checkProject)

export const projectList = listShapes(project)

/** What everybody may look through besides the projects that take gifts today. */
export const projectShows = {
  ongoing:
    'All that have not ended, also those that have yet to begin, in the order that admins have made; newest first where they have made none.',
  nearest: 'Of these, those that have not reached their goal: what is nearest it comes first.',
  reached: 'Of these, those that have reached it.',
  finished: 'Those that have ended, by their last day or because admins have ended them, newest first.',
} as const

export type ProjectShow = keyof typeof projectShows

const showNames = namesOf(projectShows)

/** What a list of open projects shows where nobody says it, and what else it may show. */
export const showInWords = `Those that take gifts today when absent. ${showNames
  .map((name) => `\`${name}\`: ${projectShows[name]}`)
  .join(' ')}`

/** The projects that everybody may list. */
export const openProjectList = {
  request: pageRequest
    .extend({ search: searchText.nullish(), show: z.enum(showNames).nullish() })
    .transform(({ search, show, ...page }) => ({ ...page, search: search ?? '', show: show ?? null })),
  query: pageQuery
    .extend({
      search: searchQuery,
      show: z.enum(showNames).optional().meta({ title: 'ProjectShow', description: showInWords }),
    })
    .transform(toPageRequest),
}
