import { useTranslation } from 'react-i18next'
import type { ImportRowFragment } from '../../generated/admin-operations.ts'

/** What the code of a pledge in a row comes to. */
export const RowCode = ({ row: { code: found, amount } }: { row: ImportRowFragment }) => {
  const { t } = useTranslation('admin')
  if (!found) return null
  const { code, outcome, pledge } = found
  const isOtherSum = outcome === 'confirms' && pledge !== null && pledge.amount !== amount
  return (
    <p className="wrap-anywhere">
      {t(`imports.codes.${outcome}`, { code })}
      {isOtherSum && ` ${t('imports.codes.otherSum', { promised: pledge.amount })}`}
    </p>
  )
}
