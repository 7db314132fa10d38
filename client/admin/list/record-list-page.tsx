import { type LucideIcon, Plus, Upload } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ViewRoom } from '../../../schema/saved-views.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { AdminPage, type PageTexts } from '../admin-page.tsx'
import { ColumnsMenu } from '../columns/columns-menu.tsx'
import type { Columns } from '../columns/use-columns.ts'
import { ExportButton } from '../export/export-button.tsx'
import type { ExportedTable, ExportQuery } from '../export/fetch-export.ts'
import { ChooseAll } from '../many/choice-box.tsx'
import type { Named } from '../many/use-choice.ts'
import type { Many } from '../many/use-many.tsx'
import { SavedViews } from '../views/saved-views.tsx'
import { ListToolbar, type ToolbarTexts } from './list-toolbar.tsx'
import { type ListAnswer, ListView, type ListViewTexts } from './list-view.tsx'
import type { ListParams } from './use-list-params.ts'

interface RecordListPageProps<Node, Sort extends string, Filter extends string> {
  /** By which views of the list are kept. */
  room: ViewRoom
  page: PageTexts
  list: ListParams<Sort, Filter>
  /** The dictionary's `list` of the noun. */
  texts: ListViewTexts & ToolbarTexts<Sort, Filter>
  answer: ListAnswer<Node>
  /** What can be downloaded, searched and narrowed as the screen is. */
  exported?: ExportedTable
  /** What belongs to these records and can be downloaded beside them. */
  exportedBeside?: { table: ExportedTable; text: string; Icon: LucideIcon } | false
  /** Where a file of these records is brought in. */
  importPath?: string | false
  /** Stands above the list, whatever is in it. */
  above?: ReactNode
  /** What else the list is narrowed by, and as the query of its file says it. */
  narrowed?: { by: ReactNode; query: ExportQuery }
  /** What can be done with many of them at once. */
  many?: Pick<Many<Named>, 'bar'> & { choice: ComponentProps<typeof ChooseAll>['choice'] | null }
  /** Which of its columns are shown. */
  columns?: Columns
  /** Stands there when there is nothing at all. */
  drawing: ReactNode
  /** The way to a new one, for whoever may make them. */
  create?: { path: string; text: string } | false
  children: (nodes: readonly Node[]) => ReactNode
}

/** A page of the admin area over one list: what it is narrowed to, and whatever state it is in. */
export const RecordListPage = <Node, Sort extends string, Filter extends string>({
  room,
  page,
  list,
  texts,
  answer,
  exported,
  exportedBeside,
  importPath,
  above,
  narrowed,
  many,
  columns,
  drawing,
  create,
  children,
}: RecordListPageProps<Node, Sort, Filter>) => {
  const { t } = useTranslation('admin')
  const shown = { search: list.search, filter: list.filter, ...narrowed?.query }
  const createLink = create && (
    <Link to={create.path} className={`${buttonClass('primary', 'small')} max-sm:px-2.5!`}>
      <Plus aria-hidden="true" className="size-4.5" />
      {create.text}
    </Link>
  )
  const action = (
    <div className="flex flex-wrap items-center justify-between gap-2.5 max-sm:gap-1.5 max-desk:w-full">
      {exported && <ExportButton table={exported} query={shown} isBrief={Boolean(create)} />}
      {exportedBeside && (
        <ExportButton table={exportedBeside.table} own={exportedBeside} query={shown} isBrief />
      )}
      {importPath && (
        <Link
          to={importPath}
          aria-label={t('import.openNamed', { what: page.title })}
          className={`${buttonClass('secondary', 'small')} max-sm:w-9 max-sm:px-0!`}
        >
          <Upload aria-hidden="true" className="size-4.5" />
          <span className="max-sm:sr-only">{t('import.open')}</span>
        </Link>
      )}
      {createLink}
    </div>
  )
  return (
    <AdminPage texts={page} isRoom action={action}>
      {above}
      <ListToolbar list={list} texts={texts} narrowedBy={narrowed?.by} />
      <SavedViews room={room} loading={texts.loading}>
        <ListView
          list={list}
          answer={answer}
          texts={texts}
          drawing={drawing}
          beside={
            <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
              {columns && <ColumnsMenu columns={columns} />}
              {many?.choice && <ChooseAll choice={many.choice} />}
            </div>
          }
        >
          {children}
        </ListView>
      </SavedViews>
      {many?.bar}
    </AdminPage>
  )
}
