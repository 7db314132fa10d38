import type { i18n as I18n } from 'i18next'
import type { Locale } from '../../schema/locales.ts'
import { allTexts } from '../i18n/all-texts.ts'
import { createI18n } from '../i18n/i18n.ts'

/**
 * Translations of a server, where neither texts nor the language change: each text that mentions nothing is looked up
 * once, for all pages.
 */
export const createServerI18n = (locale: Locale): I18n => {
  const i18n = createI18n(locale, allTexts)
  const known = new Map<string, string>()
  const t = new Proxy(i18n.getFixedT(locale), {
    apply: (look, self, parameters) => {
      const [key, ...mentioned] = parameters
      if (mentioned.length > 0 || typeof key !== 'string') return Reflect.apply(look, self, parameters)
      const found = known.get(key) ?? String(Reflect.apply(look, self, parameters))
      known.set(key, found)
      return found
    },
  })
  i18n.getFixedT = () => t
  return i18n
}
