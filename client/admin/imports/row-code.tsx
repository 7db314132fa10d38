import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ImportRowFragment } from '../../generated/admin-operations.ts'
import { adminPaths } from '../../lib/paths.ts'

/** What the code of a pledge in a row comes to; of a mistyped one, which promises may be meant. */
export const RowCode = ({ row: { code: found, amount } }: { row: ImportRowFragment }) => {
  const { t } = useTranslation('admin')
  if (!found) return null
  const { code, outcome, pledge, near } = found
  const isOtherSum = outcome === 'confirms' && pledge !== null && pledge.amount !== amount
  return (
    <p className="wrap-anywhere">
      {t(`imports.codes.${outcome}`, { code })}
      {isOtherSum && ` ${t('imports.codes.otherSum', { promised: pledge.amount })}`}
      {near.length > 0 && ` ${t('imports.codes.near')} `}
      {near.map((each) => (
        <Link
          key={each}
          to={`${adminPaths('pledges').list}?search=${each}`}
          target="_blank"
          className="text-link mr-2 whitespace-nowrap"
        >
          {each}
        </Link>
      ))}
    </p>
  )
}
