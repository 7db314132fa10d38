import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../schema/locales.ts'
import { Tag } from '../../ui/tag.tsx'

interface MissingMarkProps {
  /** The languages that still want a text. */
  missingIn: readonly Locale[]
}

/** Marks what is not written in both languages yet. */
export const MissingMark = ({ missingIn }: MissingMarkProps) => {
  const { t } = useTranslation('admin')
  return missingIn.map((locale) => (
    <Tag key={locale} tone="ochre">
      {t(`list.missing.${locale}`)}
    </Tag>
  ))
}
