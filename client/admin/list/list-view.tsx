import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { mostCounted } from '../../../schema/limits.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { ListFailure } from './list-failure.tsx'
import type { ListPage } from './list-page.ts'
import { NoResults } from './no-results.tsx'
import { Pagination } from './pagination.tsx'
import type { ListState } from './use-list-params.ts'

/** Where it is said how many there are: who has pressed what is gone by now goes on there. */
export const listStatusId = 'list-status'

/** What became of asking for a page. */
export interface ListAnswer<Node> {
  page: ListPage<Node> | null | undefined
  /** The page that was asked for before this one, shown until this one is there. */
  pageBefore: ListPage<Node> | null | undefined
  error: unknown
  /** Asks again; what goes wrong is told by `error`. */
  refetch: () => Promise<unknown>
}

export interface ListViewTexts {
  loading: string
  failed: string
  empty: string
  emptyText: string
}

interface ListViewProps<Node> {
  list: ListState
  answer: ListAnswer<Node>
  texts: ListViewTexts
  /** Stands there when there is nothing at all. */
  drawing: ReactNode
  /** Stands beside the number of records. */
  beside?: ReactNode
  children: (nodes: readonly Node[]) => ReactNode
}

/** A cursor of another order, or of the titles in another language. */
const isOfAnotherList = (error: unknown): boolean =>
  problemOf(error)?.fields.some(({ code }) => code === 'invalid_cursor') ?? false

/** A list in whatever state it is: loading, failed, empty, nothing found, or a page of it with the way to the others. */
export const ListView = <Node,>({ list, answer, texts, drawing, beside, children }: ListViewProps<Node>) => {
  const { t } = useTranslation('admin')
  const status = useRef<HTMLParagraphElement>(null)
  const isAwaited = useRef(false)
  const { page, pageBefore, error, refetch } = answer
  const shown = page ?? pageBefore
  const isThere = Boolean(page)

  // What was pressed may be gone by now: the reader goes on at the top of what has come.
  useEffect(() => {
    if (!isThere || !isAwaited.current) return
    isAwaited.current = false
    status.current?.focus({ preventScroll: true })
  })

  const awaitPage = (): void => {
    isAwaited.current = true
  }

  if (error && isOfAnotherList(error)) return <Navigate to={list.pageHref(null)} replace />
  if (error && !page && !isSessionEnd(error)) {
    return <ListFailure title={texts.failed} onRetry={refetch} />
  }
  if (!shown) return <ListSkeleton text={texts.loading} />

  const { nodes, totalCount, offset, previousCursor } = shown
  // The last row of the last page was taken away.
  if (isThere && nodes.length === 0 && offset !== 0)
    return <Navigate to={list.pageHref(previousCursor)} replace />
  if (isThere && totalCount === 0 && !list.isFiltered) {
    return <EmptyState drawing={drawing} title={texts.empty} text={texts.emptyText} />
  }

  const showAll = () => {
    awaitPage()
    list.clear()
  }
  return (
    <div aria-busy={!isThere} className={isThere ? '' : 'opacity-60'}>
      <div className="mb-1.5 flex min-h-6 flex-wrap items-center justify-between gap-x-5 sm:mb-3">
        <p
          ref={status}
          id={listStatusId}
          role="status"
          tabIndex={-1}
          className="text-small text-ink-soft outline-none"
        >
          {isThere &&
            (totalCount === null
              ? t('list.many', { count: mostCounted })
              : t(list.isFiltered ? 'list.found' : 'list.all', { count: totalCount }))}
        </p>
        {nodes.length > 0 && beside}
      </div>
      {nodes.length === 0 ? <NoResults search={list.search} onClear={showAll} /> : children(nodes)}
      <Pagination list={list} page={shown} onTurn={awaitPage} />
    </div>
  )
}
