import { z } from 'zod'
import { locales } from './locales.ts'

/** In which language somebody with an account is written to, as both edges say it. */
export const letterLanguageInWords =
  'Until somebody has chosen it, that of the page they signed in on last; from then on what they chose.'

export const letterLanguage = z
  .strictObject({ locale: z.enum(locales).meta({ description: 'The language.' }) })
  .meta({ title: 'LetterLanguage' })

export type LetterLanguage = z.infer<typeof letterLanguage>
