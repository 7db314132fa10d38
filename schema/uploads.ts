import { z } from 'zod'
import { text } from './fields.ts'

/** Bytes of a picture as it is sent. */
export const maximumUploadBytes = 10 * 1024 * 1024

/** Millions of pixels of a picture as it is sent: what a phone's best camera makes. */
export const maximumMegapixels = 50

/** The kinds of file a picture may be sent as. */
export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']

/** The form of an upload. Fields beyond these, which other image hosts know, are ignored. */
export const uploadForm = z.object({
  file: z.instanceof(Uint8Array).register(z.globalRegistry, {
    type: 'string',
    format: 'binary',
    description: 'PNG, JPEG, WebP or AVIF, at most 10 MB.',
  }),
  upload_preset: text(1, 100),
  file_name: z
    .string()
    .optional()
    .meta({ description: 'What the file is called, where that is not said with it.' }),
})
