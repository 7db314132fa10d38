import { useTranslation } from 'react-i18next'
import { en } from './en.ts'

type FieldErrorKey = keyof typeof en.fieldErrors
type LimitKey = keyof typeof en.fieldLimits

const isFieldErrorKey = (code: string): code is FieldErrorKey => Object.hasOwn(en.fieldErrors, code)
const isLimitKey = (code: string): code is LimitKey => Object.hasOwn(en.fieldLimits, code)

/** What to do about a refused field, by its code and its label; with the limit it met, where that is known. */
export const useFieldErrorText = (): ((code: string, label: string, limit?: number) => string) => {
  const { t } = useTranslation()
  return (code, label, limit) => {
    if (limit !== undefined && isLimitKey(code)) return t(`fieldLimits.${code}`, { label, limit })
    return t(`fieldErrors.${isFieldErrorKey(code) ? code : 'other'}`, { label })
  }
}
