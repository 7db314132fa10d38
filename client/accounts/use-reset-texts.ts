import type { Locale } from '../../schema/locales.ts'
import { resetPassword as en } from '../i18n/en/reset-password.ts'
import { resetPassword as ka } from '../i18n/ka/reset-password.ts'
import { useLocale } from '../i18n/use-locale.ts'

const texts: Record<Locale, typeof en> = { en, ka }

/** They come with the pages they stand on: no other page is made heavier by them. */
export const useResetTexts = (): typeof en => texts[useLocale()]
