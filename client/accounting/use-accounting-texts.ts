import type { Locale } from '../../schema/locales.ts'
import { accounting as en } from '../i18n/en/accounting.ts'
import { accounting as ka } from '../i18n/ka/accounting.ts'
import { useLocale } from '../i18n/use-locale.ts'

const texts: Record<Locale, typeof en> = { en, ka }

/** They come with the page they stand on: no other page is made heavier by them. */
export const useAccountingTexts = (): typeof en => texts[useLocale()]
