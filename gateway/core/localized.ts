import { type Locale, locales } from '../../schema/locales.ts'
import type { Localized } from '../../schema/model.ts'

/** The text in the wanted language, or in the other one where it was never written. */
export const inLocale = (text: Localized, wanted: Locale): string => {
  const other = locales.find((locale) => locale !== wanted) ?? wanted
  return text[wanted] ?? text[other] ?? ''
}

/** The language {@link inLocale} answers in. */
export const servedLocale = (text: Localized, wanted: Locale): Locale => {
  if (text[wanted] !== null) return wanted
  return locales.find((locale) => text[locale] !== null) ?? wanted
}

/**
 * The columns a write touches: the plain text sets the language of the request alone,
 * `translations` set the languages they name and win where both speak.
 */
export const localizedChange = (
  locale: Locale,
  plain: string | null | undefined,
  translations: Partial<Record<Locale, string | null | undefined>>,
): Partial<Localized> => {
  const change: Partial<Localized> = plain === undefined ? {} : { [locale]: plain }
  for (const each of locales) {
    const translated = translations[each]
    if (translated !== undefined) change[each] = translated
  }
  return change
}

/**
 * Of such a write what is not so already. A text that was shown in one language and comes back in a request of the
 * other, beside the translations it was read with, is no translation; what is cleared was shown in none.
 */
export const localizedDifference = (
  stood: Localized,
  locale: Locale,
  plain: string | null | undefined,
  translations: Partial<Record<Locale, string | null | undefined>>,
): Partial<Localized> => {
  const isPutBack =
    plain === stood[locale] ||
    (plain !== null && translations[locale] !== undefined && locales.some((each) => plain === stood[each]))
  const differing = locales.filter((each) => translations[each] !== stood[each])
  return localizedChange(
    locale,
    isPutBack ? undefined : plain,
    Object.fromEntries(differing.map((each) => [each, translations[each]])),
  )
}

const isMissing = (text: Localized, required: boolean, locale: Locale): boolean =>
  text[locale] === null && (required || locales.some((other) => text[other] !== null))

/** The languages in which at least one of these texts was not written; an optional one may be missing in both. */
export const missingIn = (texts: readonly { text: Localized; required: boolean }[]): Locale[] =>
  locales.filter((locale) => texts.some(({ text, required }) => isMissing(text, required, locale)))

const isText = (value: unknown): value is Localized => typeof value === 'object' && value !== null

/** The text that a record of any model bears under a name. */
export const textOf = (record: object, name: string): Localized => {
  const text: unknown = Reflect.get(record, name)
  return isText(text) ? text : { en: null, ka: null }
}

/** A text as it is shown: null where it was written in neither language. */
export const shownText = (text: Localized, locale: Locale): string | null => inLocale(text, locale) || null
