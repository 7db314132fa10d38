import { z } from 'zod'
import { refuse, text, version } from './fields.ts'
import { youtubeVideoId } from './videos.ts'

/** How many videos the gallery shows. */
export const gallerySlots = 3
const videoLinkLength = 500

const videoLink = text(0, videoLinkLength)
  .superRefine((value, ctx) => {
    if (value.trim() !== '' && youtubeVideoId(value) === null) refuse(ctx, 'invalid_video')
  })
  .meta({ description: 'A YouTube link or video id; empty for an empty slot.' })

export const galleryChange = z.strictObject({
  videoLinks: z.array(videoLink).max(gallerySlots),
  version: version.optional(),
})

export type GalleryChange = z.infer<typeof galleryChange>
