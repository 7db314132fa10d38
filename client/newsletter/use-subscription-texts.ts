import type { Locale } from '../../schema/locales.ts'
import { subscription as en } from '../i18n/en/subscription.ts'
import { subscription as ka } from '../i18n/ka/subscription.ts'
import { useLocale } from '../i18n/use-locale.ts'

const texts: Record<Locale, typeof en> = { en, ka }

/** They come with the page they stand on: no other page is made heavier by them. */
export const useSubscriptionTexts = (): typeof en => texts[useLocale()]

/** What is said of a newsletter in either language, in that language. */
export const languageChanged = (locale: Locale): string => texts[locale].language.done
