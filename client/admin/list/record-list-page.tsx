import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/button-class.ts'
import { AdminPage, type PageTexts } from '../admin-page.tsx'
import { ExportButton } from '../export/export-button.tsx'
import type { ExportedTable } from '../export/fetch-export.ts'
import { ListToolbar, type ToolbarTexts } from './list-toolbar.tsx'
import { type ListAnswer, ListView, type ListViewTexts } from './list-view.tsx'
import type { ListParams } from './use-list-params.ts'

interface RecordListPageProps<Node, Sort extends string, Filter extends string> {
  page: PageTexts
  list: ListParams<Sort, Filter>
  /** The dictionary's `list` of the noun. */
  texts: ListViewTexts & ToolbarTexts<Sort, Filter>
  answer: ListAnswer<Node>
  /** What can be downloaded, searched and narrowed as the screen is. */
  exported?: ExportedTable
  /** Stands there when there is nothing at all. */
  drawing: ReactNode
  /** The way to a new one, where an admin makes them. */
  create?: { path: string; text: string }
  children: (nodes: readonly Node[]) => ReactNode
}

/** A page of the admin area over one list: what it is narrowed to, and whatever state it is in. */
export const RecordListPage = <Node, Sort extends string, Filter extends string>({
  page,
  list,
  texts,
  answer,
  exported,
  drawing,
  create,
  children,
}: RecordListPageProps<Node, Sort, Filter>) => {
  const createLink = create && (
    <Link to={create.path} className={buttonClass('primary', 'small')}>
      <Plus aria-hidden="true" className="size-4.5" />
      {create.text}
    </Link>
  )
  const action = (
    <div className="flex flex-wrap items-center justify-between gap-2.5 max-desk:w-full">
      {exported && (
        <ExportButton
          table={exported}
          query={{ search: list.search, filter: list.filter }}
          isBrief={create !== undefined}
        />
      )}
      {createLink}
    </div>
  )
  return (
    <AdminPage texts={page} isRoom action={action}>
      <ListToolbar list={list} texts={texts} />
      <ListView list={list} answer={answer} texts={texts} drawing={drawing}>
        {children}
      </ListView>
    </AdminPage>
  )
}
