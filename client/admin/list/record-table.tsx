import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Columns } from '../columns/use-columns.ts'
import { RecordRow, type RowShape, type TableRecord } from './record-row.tsx'
import { SortHeading } from './sort-heading.tsx'
import type { ListParams } from './use-list-params.ts'

interface RecordTableProps<Shown extends TableRecord, Sort extends string> extends RowShape<Shown, Sort> {
  list: Pick<ListParams<Sort | 'title'>, 'sort' | 'direction' | 'sortBy'>
  records: readonly Shown[]
  /** Which columns are shown; all where nothing is said. */
  shown?: Columns
}

const heading = 'px-3.5 text-left font-semibold first:pl-5.5 last:pr-3.5'

const Heading = ({ className, children }: { className: string; children: ReactNode }) => (
  <th scope="col" className={className}>
    {children}
  </th>
)

/**
 * Records, a row each: the title, the columns of their kind, the list that opens under them, and the way to edit them.
 * Where there is no room for columns, a row is a card with its labels inside.
 */
export const RecordTable = <Shown extends TableRecord, Sort extends string>({
  list,
  records,
  shown,
  ...all
}: RecordTableProps<Shown, Sort>) => {
  const { t } = useTranslation('admin')
  const isShown = (key: string | undefined): boolean => key === undefined || !shown || shown.isShown(key)
  const shape = {
    ...all,
    columns: all.columns.filter(({ key }) => isShown(key)),
    nested: isShown('nested') && (all.nested ?? false),
  }
  const { look, columns, nested, choice } = shape
  const headingClass = `${heading} ${look === 'figures' ? 'py-2 table:max-roomy:px-2' : 'py-3'}`
  return (
    <table className="wide-table w-full border-separate border-spacing-0 text-small lang-ka:table:text-[0.875rem]">
      <thead className="text-ink-soft">
        <tr>
          {choice && (
            <Heading className={`${headingClass} print:hidden`}>
              <span className="sr-only">{t('many.chooseColumn')}</span>
            </Heading>
          )}
          <SortHeading list={list} by="title" text={t('list.title')} className={headingClass} />
          {columns.map((column) => {
            const className = column.isFigure ? `${headingClass} text-right!` : headingClass
            return column.sort === undefined ? (
              <Heading key={column.heading} className={className}>
                {column.heading}
              </Heading>
            ) : (
              <SortHeading
                key={column.heading}
                list={list}
                by={column.sort}
                text={column.heading}
                className={className}
              />
            )
          })}
          {nested && <Heading className={headingClass}>{t(`${nested.texts}.heading`)}</Heading>}
          <Heading className={headingClass}>
            <span className="sr-only">{t('list.actions')}</span>
          </Heading>
        </tr>
      </thead>
      {records.map((record) => (
        <RecordRow key={record.id} record={record} {...shape} />
      ))}
    </table>
  )
}
