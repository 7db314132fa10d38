import LanguageDetector from 'i18next-browser-languagedetector'
import { defaultLocale, isLocale, type Locale, localeCookie, localeParameter } from '../../schema/locales.ts'

const yearInMinutes = 60 * 24 * 365

const createDetector = (): LanguageDetector =>
  new LanguageDetector(
    // Without them the detector answers the first language it finds, one we do not write in included.
    { languageUtils: { getBestMatchFromCodes: true } },
    {
      order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
      lookupQuerystring: localeParameter,
      lookupCookie: localeCookie,
      caches: ['localStorage', 'cookie'],
      cookieMinutes: yearInMinutes,
      cookieOptions: { path: '/', sameSite: 'lax' },
    },
  )

/** The language the visitor last chose, or that their browser speaks: the first found that we write in. */
export const detectLocale = (): Locale => {
  const found = [createDetector().detect() ?? []].flat()
  return found.map((language) => language.toLowerCase().split('-')[0]).find(isLocale) ?? defaultLocale
}

/** Keeps the language for the next visit, where the server sees it too. */
export const rememberLocale = (locale: Locale): void => createDetector().cacheUserLanguage(locale)
