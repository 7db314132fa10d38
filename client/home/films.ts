import { youtubeVideoId } from '../../schema/videos.ts'

/** What stands in each of the three places of the gallery until its film does. */
const filmDrawings = ['firstSnow', 'road', 'eveningBowl'] as const

/** Nobody has told us what a film is called: the reader is shown as the first the first there is. */
export const filmNames = ['first', 'second', 'third'] as const

export interface Film {
  name: (typeof filmNames)[number]
  drawing: (typeof filmDrawings)[number]
  /** The id of the video; null when the link names none. */
  videoId: string | null
}

/** The films of the gallery's links, in their order. An empty slot is no film. */
export const filmsOf = (videoLinks: readonly string[]): Film[] => {
  const chosen = filmDrawings.flatMap((drawing, place) => {
    const link = videoLinks[place]?.trim() ?? ''
    return link === '' ? [] : [{ drawing, videoId: youtubeVideoId(link) }]
  })
  return filmNames.flatMap((name, index) => {
    const film = chosen[index]
    return film ? [{ name, ...film }] : []
  })
}
