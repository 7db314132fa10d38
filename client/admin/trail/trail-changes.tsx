import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TrailRowFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { columnLabel, columnValue, type Parted, partDifference } from './told-value.ts'

const looks = {
  before: { Icon: Minus, className: 'bg-ochre-300/60' },
  after: { Icon: Plus, className: 'bg-forest-100' },
} as const

/** What stood there, what it has of its own in bold. */
const Value = ({ when, parts }: { when: keyof typeof looks; parts: Parted | null }) => {
  const { t } = useTranslation('admin')
  const { Icon, className } = looks[when]
  return (
    <span
      className={`inline-flex max-w-full items-baseline gap-2 rounded-tag px-2 py-0.5 text-ink ${className}`}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0 self-center" />
      <span className="min-w-0 whitespace-pre-wrap wrap-anywhere">
        {parts ? (
          <>
            {parts[0]}
            {parts[0] + parts[2] === '' ? parts[1] : <b>{parts[1]}</b>}
            {parts[2]}
          </>
        ) : (
          <i>{t('trail.nothing')}</i>
        )}
      </span>
    </span>
  )
}

/** What an entry has changed, a line for each field. */
export const TrailChanges = ({ entry: { kind, changes } }: { entry: TrailRowFragment }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <table className="w-full table-fixed text-left align-top max-sm:block">
      <thead className="max-sm:sr-only">
        <tr>
          {(['field', 'before', 'after'] as const).map((name) => (
            <th key={name} scope="col" className="px-3 py-2 font-semibold text-ink-soft first:w-1/4">
              {t(`trail.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {changes.map(({ column, before, after }) => {
          const stood = columnValue(kind, column, before, locale, t)
          const stands = columnValue(kind, column, after, locale, t)
          const [one, other] =
            stood !== null && stands !== null
              ? partDifference(stood, stands)
              : ([stood, stands].map((text) => text && (['', text, ''] as const)) as [
                  Parted | null,
                  Parted | null,
                ])
          return (
            <tr key={column} className="border-t border-dashed border-line max-sm:block max-sm:py-2">
              <th
                scope="row"
                className="px-3 py-2 align-top font-normal wrap-anywhere max-sm:block max-sm:pb-0 max-sm:font-semibold"
              >
                {columnLabel(kind, column, locale, t)}
              </th>
              <td className="px-3 py-2 align-top max-sm:block max-sm:py-1">
                <Value when="before" parts={one} />
              </td>
              <td className="px-3 py-2 align-top max-sm:block max-sm:py-1">
                <Value when="after" parts={other} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
