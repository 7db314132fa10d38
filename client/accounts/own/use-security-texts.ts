import type { Locale } from '../../../schema/locales.ts'
import { security as en } from '../../i18n/en/security.ts'
import { security as ka } from '../../i18n/ka/security.ts'
import { useLocale } from '../../i18n/use-locale.ts'

const texts: Record<Locale, typeof en> = { en, ka }

/** They come with the page they stand on: no other page is made heavier by them. */
export const useSecurityTexts = (): typeof en => texts[useLocale()]
