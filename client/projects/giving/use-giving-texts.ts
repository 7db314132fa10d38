import type { Locale } from '../../../schema/locales.ts'
import { gift as giftInEnglish } from '../../i18n/en/gift.ts'
import { giving as inEnglish } from '../../i18n/en/giving.ts'
import { gift as giftInGeorgian } from '../../i18n/ka/gift.ts'
import { giving as inGeorgian } from '../../i18n/ka/giving.ts'
import { useLocale } from '../../i18n/use-locale.ts'

const texts: Record<Locale, typeof inEnglish> = { en: inEnglish, ka: inGeorgian }
const giftTexts: Record<Locale, typeof giftInEnglish> = { en: giftInEnglish, ka: giftInGeorgian }

/** They come with the pages they stand on: no other page is made heavier by them. */
export const useGivingTexts = (): typeof inEnglish => texts[useLocale()]

export const useGiftTexts = (): typeof giftInEnglish => giftTexts[useLocale()]
