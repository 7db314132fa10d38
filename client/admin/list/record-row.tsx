import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Locale } from '../../../schema/locales.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { DisclosureButton, useDisclosure } from '../../ui/disclosure.tsx'
import { Tag } from '../../ui/tag.tsx'
import { ChoiceCell } from '../many/choice-box.tsx'
import type { Choice } from '../many/use-choice.ts'
import { pickText } from './pick-text.ts'

/** What every record of a table has. */
export interface TableRecord {
  id: string
  translations: Record<Locale, { title: string | null }>
  /** The languages that still want a text. */
  missingIn: readonly Locale[]
}

export interface Column<Shown, Sort extends string> {
  heading: string
  /** What it is chosen by, where it can be left out. */
  key?: string
  /** What pressing the heading sorts by. */
  sort?: Sort
  cell: (record: Shown, title: string) => ReactNode
  isFigure?: boolean
  /** Where a row is a card: whether the heading stands in it, and whether it takes the whole width. */
  isLabelled?: boolean
  isWide?: boolean
  className?: string
}

/** The list that opens under a row. */
interface Nested<Shown> {
  /** Where the dictionary says what is in it. */
  texts: 'projects.donors' | 'events.subscribers'
  /** How much it is, in words; null where there is nothing to open. */
  count: (record: Shown) => ReactNode
  content: (record: Shown, title: string) => ReactNode
  /** What stands beside the button that opens it. */
  beside?: (record: Shown, title: string) => ReactNode
}

/** Figures stand in the middle of their row; texts of several lines begin at the top. */
const looks = {
  figures: 'px-3.5 py-2.5 align-middle first:pl-5.5 table:max-roomy:px-2',
  texts: 'px-3.5 py-3.5 align-top first:pl-5.5',
} as const

/** On a telephone several records are seen at once: each figure in the line of its label, and one language of its title. */
const dense = 'max-sm:py-3! max-sm:[&_.cell-label]:inline! max-sm:[&>tr:first-child]:gap-y-1.5!'

/** What can be done stands in one line, below 88 rem with pictures for words; where rows are moved, too, in two, without any word. */
const lines = {
  figures:
    'table:max-roomy:[&_.row-word]:sr-only table:max-roomy:[&:has([id^=move-])]:w-27 table:max-roomy:[&:has([id^=move-])]:flex-wrap table:max-roomy:[&:has([id^=move-])_.edit-word]:sr-only',
  texts: '',
} as const

/** How the records of one kind are shown. */
export interface RowShape<Shown extends TableRecord, Sort extends string> {
  look: keyof typeof looks
  columns: readonly Column<Shown, Sort>[]
  nested?: Nested<Shown> | false
  /** Where it is edited; nothing for whoever may not. */
  editPath: ((id: string) => string) | null
  /** What else can be done with a record, beside the way to edit it. */
  actions?: (record: Shown, title: string) => ReactNode
  /** Its state, in a word, under its title. */
  state?: (record: Shown) => ReactNode
  /** Chooses some of them; nothing for whoever may only look. */
  choice?: Choice<Shown> | null
  /** What is asked about a record, in a row of its own under it. */
  asked?: (record: Shown, title: string) => ReactNode
}

interface RecordRowProps<Shown extends TableRecord, Sort extends string> extends RowShape<Shown, Sort> {
  record: Shown
}

interface OpenerProps<Shown> {
  nested: Nested<Shown>
  record: Shown
  title: string
  button: ReturnType<typeof useDisclosure>['button']
}

/** How much belongs to a record, and the button that opens it. */
const Opener = <Shown,>({ nested, record, title, button }: OpenerProps<Shown>) => {
  const { t } = useTranslation('admin')
  const count = nested.count(record)
  const opener =
    count === null ? (
      <span className="text-ink-soft">{t(`${nested.texts}.none`)}</span>
    ) : (
      <DisclosureButton {...button}>
        {count} <span className="sr-only">{t(`${nested.texts}.of`, { title })}</span>
      </DisclosureButton>
    )
  if (!nested.beside) return opener
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-0.5 table:flex-col table:items-start">
      {opener}
      {nested.beside(record, title)}
    </div>
  )
}

/** One record; what belongs to it opens under it. */
export const RecordRow = <Shown extends TableRecord, Sort extends string>({
  record,
  look,
  columns,
  nested,
  editPath,
  actions,
  state,
  choice,
  asked,
}: RecordRowProps<Shown, Sort>) => {
  const { t } = useTranslation('admin')
  const { isOpen, button, region } = useDisclosure()
  const { text: title, other } = pickText(record.translations, 'title', useLocale())
  const cell = looks[look]
  const mark = state?.(record)
  const question = asked?.(record, title)
  const isDense = look === 'figures'
  const width = columns.length + (choice ? 4 : 3)
  return (
    <tbody
      className={`max-table:relative ${isDense ? dense : ''} ${choice?.isChosen(record.id) ? 'bg-forest-100!' : isOpen ? 'bg-paper-deep/45' : ''}`}
    >
      <tr>
        {choice && <ChoiceCell choice={choice} record={record} name={title} className={cell} />}
        <th
          scope="row"
          className={`${cell} ${choice ? 'max-table:pr-9!' : ''} col-span-full table:min-w-44 text-left font-semibold wrap-anywhere`}
        >
          {title}
          {other && (
            <span
              lang={other.locale}
              className={`block font-normal text-ink-soft ${isDense ? 'max-sm:hidden' : ''}`}
            >
              {other.text}
            </span>
          )}
          {(mark || record.missingIn.length > 0) && (
            <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
              {mark}
              {record.missingIn.map((locale) => (
                <Tag key={locale} tone="ochre">
                  {t(`list.missing.${locale}`)}
                </Tag>
              ))}
            </div>
          )}
        </th>
        {columns.map((column) => (
          <td
            key={column.heading}
            className={`${cell} ${column.isFigure ? 'text-right tabular-nums table:whitespace-nowrap' : ''} ${column.isWide ? 'col-span-full' : ''} ${column.className ?? ''}`}
          >
            {column.isLabelled && <span className="cell-label">{column.heading}</span>}{' '}
            {column.cell(record, title)}
          </td>
        ))}
        {nested && (
          <td className={`${cell} wide-cell`}>
            <Opener nested={nested} record={record} title={title} button={button} />
          </td>
        )}
        <td className={`${cell} text-right ${isDense ? 'max-sm:order-2 max-sm:col-span-full' : ''}`}>
          <div
            className={`flex flex-wrap items-center gap-x-5 gap-y-0.5 table:flex-nowrap table:justify-end table:gap-x-1.5 ${lines[look]}`}
          >
            {editPath && (
              <Link
                to={editPath(record.id)}
                aria-label={t('list.editNamed', { title })}
                className="text-link inline-flex min-h-8 min-w-8 items-center justify-center gap-1.5 whitespace-nowrap"
              >
                <Pencil aria-hidden="true" className="size-4" />
                <span className="edit-word">{t('list.edit')}</span>
              </Link>
            )}
            {actions?.(record, title)}
          </div>
        </td>
      </tr>
      {question && (
        <tr className="nested-row">
          <td colSpan={width} className="px-5.5 pr-3.5 pb-5">
            {question}
          </td>
        </tr>
      )}
      {nested && (
        <tr {...region} className="nested-row">
          <td colSpan={width} className="px-5.5 pr-3.5 pb-5 wrap-anywhere">
            {isOpen && nested.content(record, title)}
          </td>
        </tr>
      )}
    </tbody>
  )
}
