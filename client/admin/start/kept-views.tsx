import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { savedView, type ViewRoom } from '../../../schema/saved-views.ts'
import { useAdminCountedViewsQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { adminPaths } from '../../lib/paths.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { RetryButton } from '../list/retry-button.tsx'
import { opening } from '../views/entered.ts'
import { meaningOf, queryOf } from '../views/view-address.ts'

interface HoldsProps {
  room: ViewRoom
  count: number | null
  hasMore: boolean
}

/** Which list it is, and how much there is; of one that cannot be shown only which. */
const Holds = ({ room, count, hasMore }: HoldsProps) => {
  const { t } = useTranslation('admin')
  const list = savedView.fields.room.options[room].label[useLocale()]
  if (count === null) return list
  return t(hasMore ? 'start.views.many' : 'start.views.count', { list, count })
}

/** What somebody has saved of lists, and how much is there by now; never in the way of what waits. */
export const KeptViews = () => {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useAdminCountedViewsQuery({ fetchPolicy: 'cache-and-network' })
  const all = data?.countedViews
  const hasFailed = !all && error !== undefined && !isSessionEnd(error)
  return (
    <section aria-labelledby="kept-views" className="mt-8 min-w-0">
      <h2 id="kept-views" className="mb-3 text-h3 text-title">
        {t('start.views.title')}
      </h2>
      {!all && !error && (
        <p role="status" className="text-small text-ink-soft">
          {t('start.views.loading')}
        </p>
      )}
      {hasFailed && (
        <p role="alert" className="flex flex-wrap gap-x-3 text-small">
          {t('views.failed')}
          <RetryButton onRetry={refetch} />
        </p>
      )}
      {all?.length === 0 && <p className="text-small text-ink-soft">{t('start.views.none')}</p>}
      {all && all.length > 0 && (
        <ul className="grid gap-2.5 text-small">
          {all.map(({ view: masked, count, hasMore }) => {
            const view = unmask(masked)
            return (
              <li key={masked.id} className="wrap-anywhere">
                <Link
                  to={`${adminPaths(masked.room).list}${queryOf(meaningOf(view))}`}
                  state={opening(view.id)}
                  className="text-link font-semibold"
                >
                  {view.name}
                </Link>
                <p className="text-ink-soft tabular-nums">
                  <Holds room={masked.room} count={count} hasMore={hasMore} />
                </p>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
