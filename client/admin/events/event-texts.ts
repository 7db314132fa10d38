import type { Locale } from '../../../schema/locales.ts'

interface EventTexts {
  title: string
  /** The title in the other language, if there is one beside the first. */
  otherTitle: string | null
  otherLocale: Locale
  content: string
  contentLocale: Locale
}

/** What an event says in the reader's language, or in the one it has. */
export const eventTexts = (
  translations: Record<Locale, { title: string | null; content: string | null }>,
  locale: Locale,
): EventTexts => {
  const otherLocale = locale === 'en' ? 'ka' : 'en'
  const own = translations[locale]
  const other = translations[otherLocale]
  return {
    title: own.title ?? other.title ?? '',
    otherTitle: own.title === null ? null : other.title,
    otherLocale,
    content: own.content ?? other.content ?? '',
    contentLocale: own.content === null ? otherLocale : locale,
  }
}
