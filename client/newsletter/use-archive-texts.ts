import type { Locale } from '../../schema/locales.ts'
import { archive as en } from '../i18n/en/archive.ts'
import { archive as ka } from '../i18n/ka/archive.ts'
import { useLocale } from '../i18n/use-locale.ts'

const texts: Record<Locale, typeof en> = { en, ka }

/** They come with the pages they stand on: no other page is made heavier by them. */
export const useArchiveTexts = (): typeof en => texts[useLocale()]
