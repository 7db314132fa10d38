import { contactMessage } from './contacts.ts'
import { event } from './events.ts'
import { listShapes } from './lists.ts'
import type { Model, RecordOf, Words } from './model.ts'
import { choice, instant, kept, localizedText, text } from './model-fields.ts'
import { newsletterIssue } from './newsletter-issues.ts'
import { picture } from './picture-library.ts'
import { project } from './projects.ts'

/** How many days what was deleted can be brought back. */
export const binDays = 30

interface Binned {
  model: Model
  label: Words
  description: string
}

/** What goes to the bin when it is deleted: its model has one, and its table the columns for it. */
export const binned = {
  projects: {
    model: project,
    label: { en: 'Project', ka: 'პროექტი' },
    description: 'Something that money was raised for.',
  },
  events: { model: event, label: { en: 'Event', ka: 'ღონისძიება' }, description: 'Something to come to.' },
  contacts: {
    model: contactMessage,
    label: { en: 'Message', ka: 'წერილი' },
    description: 'Messages to the team.',
  },
  pictures: {
    model: picture,
    label: { en: 'Picture', ka: 'სურათი' },
    description: 'Pictures that nothing used.',
  },
  issues: {
    model: newsletterIssue,
    label: { en: 'Newsletter issue', ka: 'სიახლეების წერილი' },
    description: 'Issues of the newsletter that were never sent.',
  },
} satisfies Record<string, Binned>

function descriptionsOf<Name extends string>(all: Readonly<Record<Name, Binned>>): Record<Name, string>
function descriptionsOf(all: Readonly<Record<string, Binned>>): Record<string, string> {
  return Object.fromEntries(Object.entries(all).map(([name, { description }]) => [name, description]))
}

const deletedAt = '2026-11-19T16:20:00.000Z'

/** What the bin tells of whatever is in it. */
export const deletedRecord = {
  name: 'DeletedRecord',
  singular: 'deleted record',
  plural: 'bin',
  permissions: { read: 'bin:read', write: 'bin:write' },
  description: 'Something that was deleted, and can be brought back.',
  exampleId: '01a1f7f3-9c20-7783-aa6c-db93d4b11342',
  fields: {
    kind: kept(
      choice({
        label: { en: 'What', ka: 'რა' },
        description: 'What it is.',
        optional: false,
        options: binned,
        example: 'contacts',
      }),
    ),
    title: localizedText({
      label: { en: 'Title', ka: 'სათაური' },
      description: 'What it is called, or who wrote it.',
      required: true,
      maximum: 200,
      example: { en: 'ანა ბერიძე', ka: 'ანა ბერიძე' },
    }),
    deletedAt: kept(
      instant({
        label: { en: 'Deleted', ka: 'წაშლის დრო' },
        description: 'When it was deleted.',
        optional: false,
        example: deletedAt,
      }),
    ),
    deletedBy: kept(
      text({
        label: { en: 'By', ka: 'ვინ' },
        description: 'The name of who deleted it; null where their account is gone.',
        optional: true,
        maximum: 201,
        example: 'Nino Kobakhidze',
      }),
    ),
    destroyedAt: kept(
      instant({
        label: { en: 'Until', ka: 'ვადა' },
        description: `When it is destroyed for good, ${binDays} days after it was deleted.`,
        optional: false,
        example: '2026-12-19T16:20:00.000Z',
      }),
    ),
  },
  sorts: { created: 'When they were deleted.' },
  filters: descriptionsOf(binned),
} as const

export type DeletedRecord = RecordOf<typeof deletedRecord>

/** What is in the bin, for admins. */
export const binList = listShapes(deletedRecord)
