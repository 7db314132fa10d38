import type { Localized } from '../../../schema/model.ts'

/** What is said of the picture that a project shows, where anything is. */
export interface ShownPicture {
  /** In each language what is to be seen, where it is written in it: nobody is read the other language. */
  alt: Localized
  focusX: number | null
  focusY: number | null
}
