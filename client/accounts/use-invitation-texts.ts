import type { Locale } from '../../schema/locales.ts'
import { invitation as en } from '../i18n/en/invitation.ts'
import { invitation as ka } from '../i18n/ka/invitation.ts'
import { useLocale } from '../i18n/use-locale.ts'

const texts: Record<Locale, typeof en> = { en, ka }

/** They come with the page they stand on: no other page is made heavier by them. */
export const useInvitationTexts = (): typeof en => texts[useLocale()]
