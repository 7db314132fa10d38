import type { Locale } from '../../schema/locales.ts'
import { eventList as en } from '../i18n/en/event-list.ts'
import { eventList as ka } from '../i18n/ka/event-list.ts'
import { useLocale } from '../i18n/use-locale.ts'

const texts: Record<Locale, typeof en> = { en, ka }

/** They come with the page they stand on: no other page is made heavier by them. */
export const useEventTexts = (): typeof en => texts[useLocale()]
