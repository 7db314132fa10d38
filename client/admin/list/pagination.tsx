import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { mostCounted } from '../../../schema/limits.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { ListPage } from './list-page.ts'
import type { ListState } from './use-list-params.ts'

interface PaginationProps {
  list: Pick<ListState, 'pageHref'>
  page: ListPage<unknown>
  /** Called when another page is asked for here. */
  onTurn: () => void
}

/** Which part of the list is shown, and the ways to the parts beside it. */
export const Pagination = ({ list, page, onTurn }: PaginationProps) => {
  const { t } = useTranslation('admin')
  const { nodes, offset, totalCount, previousCursor, pageInfo } = page
  if (offset === 0 && !pageInfo.hasNextPage) return null
  return (
    <nav
      aria-label={t('list.pages')}
      className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <p className="tabular-nums">
        {offset !== null &&
          t(totalCount === null ? 'list.rangeOfMany' : 'list.range', {
            from: offset + 1,
            to: offset + nodes.length,
            total: totalCount ?? mostCounted,
          })}
      </p>
      <div className="flex flex-wrap gap-3">
        {offset !== 0 && (
          <Link
            to={list.pageHref(previousCursor)}
            onClick={onTurn}
            className={buttonClass('secondary', 'small')}
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('list.previous')}
          </Link>
        )}
        {pageInfo.hasNextPage && (
          <Link
            to={list.pageHref(pageInfo.endCursor)}
            onClick={onTurn}
            className={buttonClass('secondary', 'small')}
          >
            {t('list.next')}
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        )}
      </div>
    </nav>
  )
}
