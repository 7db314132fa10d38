import type { Locale } from '../../schema/locales.ts'
import { secondStep as en } from '../i18n/en/second-step.ts'
import { secondStep as ka } from '../i18n/ka/second-step.ts'
import { useLocale } from '../i18n/use-locale.ts'

const texts: Record<Locale, typeof en> = { en, ka }

/** They come with the page they stand on: no other page is made heavier by them. */
export const useSecondStepTexts = (): typeof en => texts[useLocale()]
