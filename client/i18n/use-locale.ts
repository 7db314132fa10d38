import { useTranslation } from 'react-i18next'
import type { Locale } from '../../schema/locales.ts'
import { localeOf } from './i18n.ts'

export const useLocale = (): Locale => localeOf(useTranslation().i18n)
