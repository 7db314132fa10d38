import type { Locale } from '../../schema/locales.ts'
import { projectList as en } from '../i18n/en/project-list.ts'
import { projectList as ka } from '../i18n/ka/project-list.ts'
import { useLocale } from '../i18n/use-locale.ts'

const texts: Record<Locale, typeof en> = { en, ka }

/** They come with the page they stand on: no other page is made heavier by them. */
export const useProjectListTexts = (): typeof en => texts[useLocale()]
