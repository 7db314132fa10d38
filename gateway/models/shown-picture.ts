import type { Localized } from '../../schema/model.ts'
import type { MoreColumns } from './record-columns.ts'

/** What is said of the picture that a record shows, where anything is. */
export interface ShownPicture {
  /** In each language what is to be seen, where it is written in it: nobody is read the other language. */
  alt: Localized
  focusX: number | null
  focusY: number | null
}

/** A record with what is said of its picture, if anything is. */
export interface Pictured {
  picture?: ShownPicture | null
}

/** How it is read with a record of a table that names its picture by `image_url`; null where nothing is said. */
export const shownPicture: { joins: string; more: MoreColumns } = {
  joins: 'left join pictures p on p.address = r.image_url',
  more: {
    name: 'picture',
    columns: ['p.alt_en', 'p.alt_ka', 'p.focus_x', 'p.focus_y'],
    read: (texts, at): ShownPicture | null => {
      const [en = null, ka = null, x = null, y = null] = texts.slice(at, at + 4)
      if (en === null && ka === null && x === null) return null
      return {
        alt: { en, ka },
        focusX: x === null ? null : Number(x),
        focusY: y === null ? null : Number(y),
      }
    },
  },
}
