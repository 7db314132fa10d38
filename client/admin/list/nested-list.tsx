import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { toast } from '../../ui/toasts.ts'

interface NestedListProps<Node> {
  /** The newest of them, as many as have been asked for. */
  page: {
    nodes: readonly Node[]
    totalCount: number
    pageInfo: { endCursor: string | null; hasNextPage: boolean }
  }
  /** Asks for those that come after a cursor. */
  askForMore: (after: string | null) => Promise<unknown>
  failedText: string
  /** Which of all it shows: the newest where nobody says it. */
  order?: 'newest' | 'first'
  /** What can be done with all of them. */
  action?: ReactNode
  children: (node: Node) => ReactNode
}

/** The list that opens under a record: the newest first, and the rest on request. */
export const NestedList = <Node,>({
  page,
  askForMore,
  failedText,
  order = 'newest',
  action,
  children,
}: NestedListProps<Node>) => {
  const { t } = useTranslation('admin')
  const { nodes, totalCount, pageInfo } = page

  const showMore = useSingleFlight(async () => {
    try {
      await askForMore(pageInfo.endCursor)
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(failedText)
    }
  })

  return (
    <div className="border-t border-line pt-1.5">
      <ul className="grid gap-x-10 sm:grid-cols-2">{nodes.map(children)}</ul>
      <div className="mt-3 flex min-h-8 flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="text-ink-soft">
          {t(`list.${order}`, { shown: nodes.length, total: totalCount })}
        </p>
        {action}
        {pageInfo.hasNextPage && (
          <button type="button" onClick={showMore} className="text-link min-h-8">
            {t('list.showMore')}
          </button>
        )}
      </div>
    </div>
  )
}
