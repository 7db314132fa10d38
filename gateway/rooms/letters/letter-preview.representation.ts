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
  })
  .meta({ title: 'LetterPreview' })

export const examplePreview: LetterPreview = {
  locale: 'en',
  subject: 'It has arrived',
  html: '<!doctype html>…',
  text: 'It has arrived',
}
