import type { LetterPreview } from '../../schema/letters.ts'
import type { Locale } from '../../schema/locales.ts'
import { letterHtml, letterWords } from './letter-html.ts'
import type { LetterText } from './letter-writers.ts'

/**
 * A letter as its reader will see it, its secret left out, and what goes along with it named alone.
 * @param origin the site's own address, without a slash at its end
 */
export const previewOf = (text: LetterText, locale: Locale, origin: string): LetterPreview => ({
  locale,
  subject: text.subject,
  html: letterHtml(text, locale, origin),
  text: letterWords(text, locale, origin),
  attachments: (text.attachments ?? []).map(({ name, path }) => ({ name, path })),
})
