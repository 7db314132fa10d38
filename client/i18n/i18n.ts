import { createInstance, type i18n as I18n } from 'i18next'
import { defaultLocale, isLocale, type Locale, locales } from '../../schema/locales.ts'
import { formatCount, formatGeorgianFigure, formatLari } from '../lib/format.ts'
import { en } from './en.ts'
import { ka } from './ka.ts'

/** Translations, in `locale` to begin with. */
export const createI18n = (locale: Locale): I18n => {
  const i18n = createInstance()
  i18n.init({
    lng: locale,
    resources: { en: { translation: en }, ka: { translation: ka } },
    supportedLngs: [...locales],
    fallbackLng: defaultLocale,
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  // {{count, number}} is written with the same figures in both languages.
  i18n.services.formatter?.add('number', formatCount)
  // {{amount, lari}} stands with its sign; {{amount, figure}} before a ლარი that the sentence declines.
  i18n.services.formatter?.add('lari', formatLari)
  i18n.services.formatter?.add('figure', formatGeorgianFigure)
  return i18n
}

/** The language texts are shown in now. */
export const localeOf = (i18n: I18n): Locale => {
  const language = i18n.resolvedLanguage
  return isLocale(language) ? language : defaultLocale
}
