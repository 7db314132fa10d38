import { event } from './events.ts'
import { longest } from './limits.ts'
import { listShapes } from './lists.ts'
import { defineModel, type RecordOf } from './model.ts'
import {
  choice,
  computed,
  derived,
  flag,
  fraction,
  instant,
  kept,
  localizedText,
  picture as pictureAddress,
  recordVersion,
  text,
  whole,
} from './model-fields.ts'
import { type Check, changeShape } from './model-shapes.ts'
import { pictureSources } from './pictures.ts'
import { project } from './projects.ts'

const address = '/uploads/2c26b46b68ffc68ff99b453c1d304134-1600x1067.webp'

/** A size that the address of a record's picture tells. */
const sizeOf =
  (side: 'width' | 'height') =>
  (record: object): number | null => {
    const known: unknown = Reflect.get(record, 'address')
    return typeof known === 'string' ? (pictureSources(known)?.[side] ?? null) : null
  }

/** A picture that was uploaded, wherever it is used. */
export const picture = defineModel({
  name: 'Picture',
  singular: 'picture',
  plural: 'pictures',
  table: 'pictures',
  permissions: { read: 'content:read', write: 'content:write' },
  hasBin: true,
  description: 'A picture that was uploaded, and is kept to be used again.',
  exampleId: '01a1f7f3-9c20-7783-aa6c-db93d4b11399',
  nested: ['uses'],
  fields: {
    version: recordVersion,
    address: kept(
      pictureAddress({
        label: { en: 'Address', ka: 'მისამართი' },
        description:
          'What `imageUrl` of a project or an event takes: its path, or whole where `PUBLIC_URL` is an https address.',
        optional: false,
        example: address,
      }),
    ),
    width: derived(
      { from: ['address'], work: sizeOf('width') },
      whole({
        label: { en: 'Width', ka: 'სიგანე' },
        description: 'In pixels. Narrower versions of it are kept as well.',
        optional: false,
        example: 1600,
      }),
    ),
    height: derived(
      { from: ['address'], work: sizeOf('height') },
      whole({
        label: { en: 'Height', ka: 'სიმაღლე' },
        description: 'In pixels.',
        optional: false,
        example: 1067,
      }),
    ),
    name: text({
      label: { en: 'Name', ka: 'სახელი' },
      description: 'What the team finds it by; at first that of the file it came in.',
      optional: false,
      maximum: longest.pictureName,
      example: 'winter-kennels',
    }),
    alt: localizedText({
      label: { en: 'Alternative text', ka: 'ალტერნატიული ტექსტი' },
      description: 'What is to be seen in it, for whoever does not see it.',
      required: false,
      maximum: longest.alternativeText,
      example: {
        en: 'Two shepherds asleep on straw in front of their kennel',
        ka: 'ორ ნაგაზს სახლუკის წინ, ნამჯაზე სძინავს',
      },
    }),
    focusX: fraction({
      label: { en: 'Focal point from the left', ka: 'მთავარი წერტილი მარცხნიდან' },
      description:
        'What of its width stays in sight where it is cropped; null, like the other, for its middle.',
      optional: true,
      example: 0.32,
    }),
    focusY: fraction({
      label: { en: 'Focal point from the top', ka: 'მთავარი წერტილი ზემოდან' },
      description:
        'What of its height stays in sight where it is cropped; null, like the other, for its middle.',
      optional: true,
      example: 0.6,
    }),
    useCount: computed(
      whole({
        label: { en: 'Uses', ka: 'გამოყენება' },
        description:
          'How many projects and events show it, those in the bin among them. While there is one it is not deleted.',
        optional: false,
        example: 1,
      }),
    ),
    uploadedBy: computed(
      text({
        label: { en: 'Uploaded by', ka: 'ვინ ატვირთა' },
        description: 'The name of who uploaded it first; null where nobody knows, or the account is gone.',
        optional: true,
        maximum: 201,
        example: 'Nino Kobakhidze',
      }),
    ),
    createdAt: kept(
      instant({
        label: { en: 'Uploaded', ka: 'ატვირთვის დრო' },
        description: 'When it was uploaded first.',
        optional: false,
        example: '2026-11-19T16:20:00.000Z',
      }),
    ),
  },
  sorts: { created: 'When they were uploaded.', name: 'What they are called, whatever the case.' },
  filters: {
    unused: 'Nothing shows them.',
    used: 'Something shows them.',
    undescribed: 'Their alternative text is missing in a language.',
  },
})

export type Picture = RecordOf<typeof picture>

/** A point has two sides: in one change both are set, or neither. */
const checkFocus: Check = ({ focusX, focusY }, ctx) => {
  for (const [path, one, other] of [
    ['focusX', focusX, focusY],
    ['focusY', focusY, focusX],
  ] as const) {
    if (one === null && typeof other === 'number') {
      ctx.addIssue({ code: 'custom', path: [path], params: { code: 'required' } })
    }
  }
}

export const pictureChange = changeShape(picture, checkFocus)

export const pictureList = listShapes(picture)

/** What can show a picture, by the kind of its use. */
export const pictured = { project, event } as const

/** A record that shows a picture: its `id` is the record's. */
export const pictureUse = {
  name: 'PictureUse',
  description: 'A project or an event that shows a picture. Its id is that of the project or the event.',
  exampleId: '01a0570c-0280-7065-8aa2-eb52794f39e5',
  fields: {
    kind: kept(
      choice({
        label: { en: 'Kind', ka: 'სახეობა' },
        description: 'What shows it.',
        options: {
          project: { label: { en: 'Project', ka: 'პროექტი' }, description: project.description },
          event: { label: { en: 'Event', ka: 'ღონისძიება' }, description: event.description },
        },
        optional: false,
        example: 'project',
      }),
    ),
    title: localizedText({
      label: { en: 'Title', ka: 'სათაური' },
      description: 'What the project or the event is called.',
      required: true,
      maximum: 200,
      example: {
        en: 'A warm winter for forty dogs in Gori',
        ka: 'თბილი ზამთარი ორმოცი ძაღლისთვის გორში',
      },
    }),
    isInBin: kept(
      flag({
        label: { en: 'In the bin', ka: 'ურნაშია' },
        description: 'Whether it was deleted, and can be brought back.',
        optional: false,
        example: false,
      }),
    ),
  },
} as const

export type PictureUse = RecordOf<typeof pictureUse>
