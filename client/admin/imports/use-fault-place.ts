import { useTranslation } from 'react-i18next'
import { mappedNames } from './mapped-names.ts'

/**
 * Where something is wrong with a bank's file, as a sentence names it: by its line, its column, or what the form of its
 * columns calls it; else by the name of the file.
 */
export const useFaultPlace = (): ((field: string, fileName: string) => string) => {
  const { t } = useTranslation('admin')
  return (field, fileName) => {
    const [of, part, column] = field.split('.')
    const name = mappedNames.find((each) => each === part)
    if (of === 'mapping' && name) return t(`imports.fields.${name}`)
    if (of !== 'csv' || part === undefined) return fileName
    return column === undefined
      ? t('imports.place.line', { line: part })
      : t('imports.place.cell', { line: part, column })
  }
}
