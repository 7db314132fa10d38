import { createInstance, type i18n as I18n } from 'i18next'
import { defaultLocale, isLocale, type Locale, locales } from '../../schema/locales.ts'
import { formatLari, formatNumber } from '../lib/format-number.ts'
import { en } from './en.ts'
import { ka } from './ka.ts'

const readLocale = (language: string | undefined): Locale => (isLocale(language) ? language : defaultLocale)

/** Has texts write a value that they mention as `{{value, name}}`. */
const writeAs = (i18n: I18n, name: string, format: (value: number, locale: Locale) => string): void =>
  i18n.services.formatter?.add(name, (value, language) => format(value, readLocale(language)))

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
  writeAs(i18n, 'number', formatNumber)
  // {{amount, lari}} stands with its sign, {{amount, number}} before a ლარი that the sentence declines.
  writeAs(i18n, 'lari', formatLari)
  return i18n
}

/** The language texts are shown in now. */
export const localeOf = (i18n: I18n): Locale => readLocale(i18n.resolvedLanguage)
