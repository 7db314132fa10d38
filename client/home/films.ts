import { youtubeVideoId } from '../../schema/videos.ts'

/** What the three places of the gallery are called, each after the drawing that stands there until the film does. */
export const filmNames = ['firstSnow', 'road', 'eveningBowl'] as const

export interface Film {
  name: (typeof filmNames)[number]
  /** The id of the video; null when the link names none. */
  videoId: string | null
}

/** The films of the gallery's links, each under the name of its place. An empty slot is no film. */
export const filmsOf = (videoLinks: readonly string[]): Film[] =>
  filmNames.flatMap((name, place) => {
    const link = videoLinks[place]?.trim() ?? ''
    return link === '' ? [] : [{ name, videoId: youtubeVideoId(link) }]
  })
