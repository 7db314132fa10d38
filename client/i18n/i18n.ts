import { createInstance, type i18n as I18n } from 'i18next'
import { defaultLocale, isLocale, type Locale, locales } from '../../schema/locales.ts'
import { formatLari, formatNumber } from '../lib/format-number.ts'
import type { Dictionary } from './en.ts'

const readLocale = (language: string | undefined): Locale => (isLocale(language) ? language : defaultLocale)

/** Has texts write a value that they mention as `{{value, name}}`. */
const writeAs = (i18n: I18n, name: string, format: (value: number, locale: Locale) => string): void =>
  i18n.services.formatter?.add(name, (value, language) => format(value, readLocale(language)))

const namespace = 'translation'

/** Translations, in `locale` to begin with. The texts of another language may be added later. */
export const createI18n = (locale: Locale, texts: Partial<Record<Locale, Dictionary>>): I18n => {
  const i18n = createInstance()
  i18n.init({
    lng: locale,
    resources: Object.fromEntries(
      Object.entries(texts).map(([language, dictionary]) => [language, { [namespace]: dictionary }]),
    ),
    supportedLngs: [...locales],
    fallbackLng: defaultLocale,
    // What is refused only to the team is told with the words that come with the admin area.
    fallbackNS: 'admin',
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  writeAs(i18n, 'number', formatNumber)
  // {{amount, lari}} stands with its sign, {{amount, number}} before a ლარი that the sentence declines.
  writeAs(i18n, 'lari', formatLari)
  return i18n
}

export const hasTexts = (i18n: I18n, locale: Locale): boolean => i18n.hasResourceBundle(locale, namespace)

export const addTexts = (i18n: I18n, locale: Locale, texts: Dictionary): void => {
  i18n.addResourceBundle(locale, namespace, texts)
}

/** The language texts are shown in now. */
export const localeOf = (i18n: I18n): Locale => readLocale(i18n.resolvedLanguage)
