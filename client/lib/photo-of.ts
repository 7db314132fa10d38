import { isDrawingPath } from '../../schema/pictures.ts'

/** The photo that a record shows, which can be shared beside a link; null where it shows a drawing, or nothing. */
export const photoOf = (imageUrl: string | null | undefined): string | null =>
  imageUrl && !isDrawingPath(imageUrl) ? imageUrl : null
