import { useTranslation } from 'react-i18next'
import type { ImportRowFragment } from '../../generated/admin-operations.ts'

/** Where the money of a row is sent back in the same file, or which one's it sends back. */
export const RowReturn = ({ row: { state, returnedBy, returns } }: { row: ImportRowFragment }) => {
  const { t } = useTranslation('admin')
  if (returns !== null) return <p>{t('imports.returns.of', { line: returns })}</p>
  if (returnedBy === null) return null
  const kind = state === 'known' ? 'known' : 'by'
  return <p className="font-semibold">{t(`imports.returns.${kind}`, { line: returnedBy })}</p>
}
