import type { i18n as I18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Dictionary } from './en.ts'

const isFieldErrorKey = (i18n: I18n, code: string): code is keyof Dictionary['fieldErrors'] =>
  i18n.exists(`fieldErrors.${code}`)
const isLimitKey = (i18n: I18n, code: string): code is keyof Dictionary['fieldLimits'] =>
  i18n.exists(`fieldLimits.${code}`)

/** What to do about a refused field, by its code and its label; with the limit it met, where that is known. */
export const useFieldErrorText = (): ((code: string, label: string, limit?: number) => string) => {
  const { t, i18n } = useTranslation()
  return (code, label, limit) => {
    if (limit !== undefined && isLimitKey(i18n, code)) return t(`fieldLimits.${code}`, { label, limit })
    return t(`fieldErrors.${isFieldErrorKey(i18n, code) ? code : 'other'}`, { label })
  }
}
