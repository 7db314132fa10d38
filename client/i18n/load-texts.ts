import type { Locale } from '../../schema/locales.ts'
import { fetchCode } from '../lib/fetch-code.ts'
import type { Dictionary } from './en.ts'

const loading: Record<Locale, () => Promise<Dictionary>> = {
  en: async () => (await import('./en.ts')).en,
  ka: async () => (await import('./ka.ts')).ka,
}

/** What the site says in one language, which is all that most readers need. */
export const loadTexts = (locale: Locale): Promise<Dictionary> => fetchCode(loading[locale])

/** Fetches them for whoever is about to ask for that language. Who then does is told if that has failed. */
export const prepareTexts = (locale: Locale): void => void loading[locale]().catch(() => {})
