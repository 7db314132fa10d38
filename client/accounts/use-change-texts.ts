import type { Locale } from '../../schema/locales.ts'
import { changeEmail as en } from '../i18n/en/change-email.ts'
import { changeEmail as ka } from '../i18n/ka/change-email.ts'
import { useLocale } from '../i18n/use-locale.ts'

const texts: Record<Locale, typeof en> = { en, ka }

/** They come with the page they stand on: no other page is made heavier by them. */
export const useChangeTexts = (): typeof en => texts[useLocale()]
