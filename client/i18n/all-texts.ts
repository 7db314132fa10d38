import type { Locale } from '../../schema/locales.ts'
import { type Dictionary, en } from './en.ts'
import { ka } from './ka.ts'

/** Both dictionaries, for the server, which speaks to everybody. */
export const allTexts: Record<Locale, Dictionary> = { en, ka }
