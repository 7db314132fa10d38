import type { Locale } from '../../schema/locales.ts'
import { verifyEmail as en } from '../i18n/en/verify-email.ts'
import { verifyEmail as ka } from '../i18n/ka/verify-email.ts'
import { useLocale } from '../i18n/use-locale.ts'

const texts: Record<Locale, typeof en> = { en, ka }

/** They come with the page they stand on: no other page is made heavier by them. */
export const useVerifyTexts = (): typeof en => texts[useLocale()]
