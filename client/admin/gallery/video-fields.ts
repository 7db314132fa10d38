import { galleryChange } from '../../../schema/gallery.ts'
import type { AdminGalleryQuery } from '../../generated/admin-operations.ts'
import type { Loaded, RecordFields } from '../form/record-fields.ts'

/** The slots, in their order. */
export const slots = ['first', 'second', 'third'] as const

export type Slot = (typeof slots)[number]

export const videoFields: RecordFields<Slot, typeof galleryChange> = {
  paths: { first: 'videoLinks.0', second: 'videoLinks.1', third: 'videoLinks.2' },
  inEitherLanguage: {},
  shape: galleryChange,
  toInput: (text) => ({ videoLinks: slots.map(text) }),
}

/** The gallery's links in its slots; those they do not fill are empty. */
export const toSlots = ({ videoLinks, version }: AdminGalleryQuery['gallery']): Loaded<Slot> => {
  const [first = '', second = '', third = ''] = videoLinks
  return { texts: { first, second, third }, version }
}
