import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type TrailKind, trailKinds } from '../../../schema/trail.ts'
import { columnLabel } from '../../../schema/trail-words.ts'
import type { TrailRowFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useMay } from '../use-may.ts'
import { pageOfRecord } from './page-of-record.ts'
import {
  accountIn,
  columnValue,
  isOfAccount,
  kindIn,
  type Parted,
  partDifference,
  toldChanges,
} from './told-value.ts'

const looks = {
  before: { Icon: Minus, className: 'bg-ochre-300/60' },
  after: { Icon: Plus, className: 'bg-forest-100' },
} as const

interface ValueProps {
  when: keyof typeof looks
  /** Nothing where nothing stood there. */
  children: ReactNode
}

const Value = ({ when, children }: ValueProps) => {
  const { t } = useTranslation('admin')
  const { Icon, className } = looks[when]
  return (
    <span
      className={`inline-flex max-w-full items-baseline gap-2 rounded-tag px-2 py-0.5 text-ink ${className}`}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0 self-center" />
      <span className="min-w-0 whitespace-pre-wrap wrap-anywhere">
        {children ?? <i>{t('trail.nothing')}</i>}
      </span>
    </span>
  )
}

/** A text, what it has of its own in bold. */
const PartedText = ({ parts: [before, own, after] }: { parts: Parted }) => (
  <>
    {before}
    {own !== '' && before + after !== '' ? <b>{own}</b> : own}
    {after}
  </>
)

interface NamedRecordProps {
  kind: TrailKind
  id: string
  records: TrailRowFragment['records']
}

/** A record that another one names, as it is called now. */
const NamedRecord = ({ kind, id, records }: NamedRecordProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const may = useMay()
  const record = records.find((each) => each.id === id)
  if (!record) return t('trail.gone')
  const title = record.title ?? trailKinds[kind].label[locale]
  const page = pageOfRecord({ kind, recordId: id }, may)
  if (page === null) return title
  return (
    <Link to={page} className="text-link">
      {title}
    </Link>
  )
}

/** What an entry has changed, a line for each field. */
export const TrailChanges = ({ entry }: { entry: TrailRowFragment }) => {
  const { kind, records } = entry
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
        {toldChanges(entry).map(({ column, before, after }) => {
          const named = kindIn(column)
          const told = (when: 'before' | 'after', value: string | null): string | null =>
            isOfAccount(column) && value !== null
              ? (accountIn(entry, column, when) ?? t('trail.formerAccount'))
              : columnValue(kind, column, value, locale)
          const stood = told('before', before)
          const stands = told('after', after)
          const parted = stood !== null && stands !== null ? partDifference(stood, stands) : null
          const shown = (value: string | null, text: string | null, parts: Parted | undefined): ReactNode => {
            if (value === null || text === null) return null
            if (named !== null) return <NamedRecord kind={named} id={value} records={records} />
            return <PartedText parts={parts ?? ['', text, '']} />
          }
          return (
            <tr key={column} className="border-t border-dashed border-line max-sm:block max-sm:py-2">
              <th
                scope="row"
                className="px-3 py-2 align-top font-normal wrap-anywhere max-sm:block max-sm:pb-0 max-sm:font-semibold"
              >
                {columnLabel(kind, column, locale)}
              </th>
              <td className="px-3 py-2 align-top max-sm:block max-sm:py-1">
                <Value when="before">{shown(before, stood, parted?.[0])}</Value>
              </td>
              <td className="px-3 py-2 align-top max-sm:block max-sm:py-1">
                <Value when="after">{shown(after, stands, parted?.[1])}</Value>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
