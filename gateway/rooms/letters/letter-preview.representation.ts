import { z } from 'zod'
import type { LetterPreview } from '../../../schema/letters.ts'
import { locales } from '../../../schema/locales.ts'

/** What a letter says in a language, in JSON. */
export const previewRepresentation = z
  .object({
    locale: z.enum(locales).meta({ description: 'The language.' }),
    subject: z.string().meta({ description: 'Its subject.' }),
    html: z
      .string()
      .meta({ description: 'A page by itself, without scripts and without anything from elsewhere.' }),
    text: z.string().meta({ description: 'The same in words alone.' }),
    attachments: z
      .array(
        z.object({
          name: z.string().meta({ description: 'What the file is called.' }),
          path: z
            .string()
            .meta({ description: 'Where it is to be had, for whoever has `people:addresses`.' }),
        }),
      )
      .meta({ description: 'What goes along with it.' }),
  })
  .meta({ title: 'LetterPreview' })

export const examplePreview: LetterPreview = {
  locale: 'en',
  subject: 'It has arrived',
  html: '<!doctype html>…',
  text: 'It has arrived',
  attachments: [],
}
