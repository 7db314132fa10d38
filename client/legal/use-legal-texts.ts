import type { Locale } from '../../schema/locales.ts'
import { legal as en } from '../i18n/en/legal.ts'
import { legal as ka } from '../i18n/ka/legal.ts'
import { useLocale } from '../i18n/use-locale.ts'

const texts: Record<Locale, typeof en> = { en, ka }

/** They come with the pages they stand on: no other page is made heavier by them. */
export const useLegalTexts = (): typeof en => texts[useLocale()]
