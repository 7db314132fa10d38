import { useTranslation } from 'react-i18next'
import { formatNumber } from '../lib/format-number.ts'
import { en } from './en.ts'
import { useLocale } from './use-locale.ts'

type FieldErrorKey = keyof typeof en.fieldErrors
type LimitKey = keyof typeof en.fieldLimits

const isFieldErrorKey = (code: string): code is FieldErrorKey => Object.hasOwn(en.fieldErrors, code)
const isLimitKey = (code: string): code is LimitKey => Object.hasOwn(en.fieldLimits, code)

/** Puts the code of a refused field into words; with the limit it met, where that is known. */
export const useFieldErrorText = (): ((code: string, limit?: number) => string) => {
  const { t } = useTranslation()
  const locale = useLocale()
  return (code, limit) => {
    if (limit !== undefined && isLimitKey(code))
      return t(`fieldLimits.${code}`, { limit: formatNumber(limit, locale) })
    return t(`fieldErrors.${isFieldErrorKey(code) ? code : 'invalid_type'}`)
  }
}
