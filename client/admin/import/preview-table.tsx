import { ArrowRight, Check, CircleAlert, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Model } from '../../../schema/model.ts'
import type { PreviewOfImportFragment } from '../../generated/admin-operations.ts'
import { useFieldErrorText } from '../../i18n/use-field-error-text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { fieldLabel } from './field-label.ts'

type Row = PreviewOfImportFragment['rows'][number]

const looks = {
  new: { Icon: Plus, className: 'bg-forest-100 text-forest-700' },
  changed: { Icon: Check, className: 'bg-ochre-300 text-ochre-800' },
  unchanged: { Icon: Check, className: 'bg-paper-deep text-ink-soft' },
  refused: { Icon: CircleAlert, className: 'bg-error-soft text-error' },
} as const

const cell = 'px-3.5 py-2.5 align-top first:pl-5.5'

interface RowProps {
  model: Pick<Model, 'fields'>
  row: Row
}

const Outcome = ({ of }: { of: Row['outcome'] }) => {
  const { t } = useTranslation('admin')
  const { Icon, className } = looks[of]
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-[6px] px-2 py-0.5 text-label font-bold ${className}`}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {t(`import.outcomes.${of}`)}
    </span>
  )
}

/** What of a record would change, value by value, or why the row is refused. */
const Details = ({ model, row: { changes, errors } }: RowProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const errorText = useFieldErrorText()
  const nameOf = (field: string): string => {
    const { label, language } = fieldLabel(model, field, locale)
    return language === null
      ? label
      : t('import.inLanguage', { label, language: t(`import.languages.${language}`) })
  }
  return (
    <ul className="grid gap-1.5">
      {errors.map(({ field, code }) => (
        <li key={field} className="text-error">
          {errorText(code, nameOf(field))}
        </li>
      ))}
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className="font-semibold">{nameOf(field)}: </span>
          <del className="line-clamp-2 text-ink-soft wrap-anywhere sm:inline">
            {before || t('import.empty')}
          </del>
          <ArrowRight aria-label={t('import.becomes')} className="mx-1.5 inline size-3.5" />
          <ins className="line-clamp-2 no-underline wrap-anywhere sm:inline">
            {after || t('import.empty')}
          </ins>
        </li>
      ))}
    </ul>
  )
}

/** Each row of a file and what it would come to; those that change nothing are only counted. */
export const PreviewTable = ({ model, rows }: { model: Pick<Model, 'fields'>; rows: readonly Row[] }) => {
  const { t } = useTranslation('admin')
  const shown = rows.filter(({ outcome }) => outcome !== 'unchanged')
  if (shown.length === 0) return null
  return (
    <table className="wide-table w-full border-separate border-spacing-0 text-small">
      <caption className="sr-only">{t('import.rows')}</caption>
      <thead className="text-ink-soft">
        <tr>
          {(['record', 'line', 'outcome', 'details'] as const).map((name) => (
            <th key={name} scope="col" className="px-3.5 py-2 text-left font-semibold first:pl-5.5">
              {t(`import.columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      {shown.map((row) => (
        <tbody key={row.line}>
          <tr>
            <th scope="row" className={`${cell} col-span-full text-left font-semibold wrap-anywhere`}>
              {row.title || t('import.untitled')}
            </th>
            <td className={`${cell} tabular-nums`}>
              <span className="cell-label">{t('import.columns.line')}</span>
              {row.line}
            </td>
            <td className={cell}>
              <Outcome of={row.outcome} />
            </td>
            <td className={`${cell} col-span-full`}>
              <Details model={model} row={row} />
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}
