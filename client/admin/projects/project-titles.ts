import type { Locale } from '../../../schema/locales.ts'

interface Titles {
  title: string
  /** The title in the other language, if there is one beside the first. */
  otherTitle: string | null
  otherLocale: Locale
}

/** A project's title in the reader's language, or in the one it has; and the other beside it. */
export const projectTitles = (
  translations: Record<Locale, { title: string | null }>,
  locale: Locale,
): Titles => {
  const otherLocale = locale === 'en' ? 'ka' : 'en'
  const own = translations[locale].title
  const other = translations[otherLocale].title
  return { title: own ?? other ?? '', otherTitle: own === null ? null : other, otherLocale }
}
