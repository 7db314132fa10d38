/** The two languages of every text, in the order the site lists them. */
export const locales = ['en', 'ka'] as const

export type Locale = (typeof locales)[number]

/** What each is called in either. */
export const languageNames: Record<Locale, Record<Locale, string>> = {
  en: { en: 'English', ka: 'ინგლისური' },
  ka: { en: 'Georgian', ka: 'ქართული' },
}

/** Both, the reader's own first. */
export const localesFrom = (reader: Locale): Locale[] => [
  reader,
  ...locales.filter((locale) => locale !== reader),
]

/** The language of a visitor who asked for none we have. */
export const defaultLocale: Locale = 'en'

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** The query parameter that asks for a language. */
export const localeParameter = 'lng'

/** The cookie that remembers a visitor's language. */
export const localeCookie = 'i18next'
