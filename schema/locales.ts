/** The two languages of every text, in the order the site lists them. */
export const locales = ['en', 'ka'] as const

export type Locale = (typeof locales)[number]

/** The language of a visitor who asked for none we have. */
export const defaultLocale: Locale = 'en'

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** The query parameter that asks for a language. */
export const localeParameter = 'lng'

/** The cookie that remembers a visitor's language. */
export const localeCookie = 'i18next'
