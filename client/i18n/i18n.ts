import { createInstance, type i18n as I18n } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { defaultLocale, isLocale, type Locale, locales } from '../../schema/locales.ts'
import { en } from './en.ts'
import { ka } from './ka.ts'

/** The query parameter that asks for a language. */
export const languageParameter = 'lng'

const yearInMinutes = 60 * 24 * 365

/** Translations in the visitor's language, found where they last chose it or in what their browser says. */
export const createBrowserI18n = (): I18n => {
  const i18n = createInstance()
  i18n.use(LanguageDetector).init({
    resources: { en: { translation: en }, ka: { translation: ka } },
    supportedLngs: [...locales],
    nonExplicitSupportedLngs: true,
    fallbackLng: defaultLocale,
    load: 'languageOnly',
    interpolation: { escapeValue: false },
    initAsync: false,
    detection: {
      order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
      lookupQuerystring: languageParameter,
      caches: ['localStorage', 'cookie'],
      cookieMinutes: yearInMinutes,
      cookieOptions: { path: '/', sameSite: 'lax' },
    },
  })
  return i18n
}

/** The language texts are shown in now. */
export const localeOf = (i18n: I18n): Locale => {
  const language = i18n.resolvedLanguage
  return isLocale(language) ? language : defaultLocale
}
