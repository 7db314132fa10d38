import { useTranslation } from 'react-i18next'
import { useFieldErrorText } from '../../i18n/use-field-error-text.ts'
import { problemOf } from '../../lib/problem.ts'

/** What is wrong with a file as a whole, each by its place: `csv.1.2` is the second cell of its first line. */
export const useFileFaults = (): ((error: unknown) => string[]) => {
  const { t } = useTranslation('admin')
  const errorText = useFieldErrorText()
  return (error) =>
    (problemOf(error)?.fields ?? []).map(({ field, code }) => {
      const [, line, column] = /^csv\.(\d+)(?:\.(\d+))?$/.exec(field) ?? []
      const place =
        line === undefined
          ? t('import.file')
          : column === undefined
            ? t('import.atLine', { line })
            : t('import.atCell', { line, column })
      return errorText(code, place)
    })
}
