import type { Locale } from '../../schema/locales.ts'

const georgian = /\p{Script=Georgian}/gu
const latin = /\p{Script=Latin}/gu

const lettersOf = (text: string, script: RegExp): number => text.match(script)?.length ?? 0

/**
 * The `lang` of what was written for a page: a text that is missing in one language is shown as it stands in the other,
 * and whoever hears the page hears it read as that. Each of both has letters of its own, so the more of them tell.
 * @returns undefined where it is the language of the page
 */
export const langOf = (text: string, locale: Locale): Locale | undefined => {
  const difference = lettersOf(text, georgian) - lettersOf(text, latin)
  if (difference === 0) return undefined
  const spoken = difference > 0 ? 'ka' : 'en'
  return spoken === locale ? undefined : spoken
}
