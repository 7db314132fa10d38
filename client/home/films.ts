import { youtubeVideoId } from '../../schema/videos.ts'

export interface Film {
  /** Counted from 1, over the films that are shown. */
  number: number
  /** The id of the video; null when the link names none. */
  videoId: string | null
}

/** The films of the gallery's links. An empty slot is no film. */
export const filmsOf = (videoLinks: readonly string[]): Film[] =>
  videoLinks
    .filter((link) => link.trim() !== '')
    .map((link, index) => ({ number: index + 1, videoId: youtubeVideoId(link) }))
