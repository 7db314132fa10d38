import { galleryChange } from '../../../schema/gallery.ts'
import type { Film } from '../../home/films.ts'
import { text } from '../form/field-kinds.tsx'
import type { RecordFields } from '../form/record-fields.ts'

/** The slots, in their order. */
export const slots = ['first', 'second', 'third'] as const

export type Slot = (typeof slots)[number]

/** What stands on the site until the film of each does. */
export const slotDrawings: Record<Slot, Film['drawing']> = {
  first: 'firstSnow',
  second: 'road',
  third: 'eveningBowl',
}

export const videoFields: RecordFields<Slot, typeof galleryChange> = {
  shape: galleryChange,
  fields: {
    first: { path: 'videoLinks.0', kind: text },
    second: { path: 'videoLinks.1', kind: text },
    third: { path: 'videoLinks.2', kind: text },
  },
}
