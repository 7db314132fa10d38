import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAdminLatelyQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { RetryButton } from '../list/retry-button.tsx'
import { roomAddresses } from '../room-addresses.ts'
import { useMay } from '../use-may.ts'
import { LatelyLine } from './lately-line.tsx'
import { latelyHeading } from './put-all-back.tsx'

/** What was done lately, as far as whoever looks may see it; beside what waits, and never in its way. */
export const LatelyList = ({ now }: { now: Date }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const may = useMay()
  const { path, permission } = roomAddresses.trail.list
  const { data, error, refetch } = useAdminLatelyQuery({
    variables: { locale },
    fetchPolicy: 'cache-and-network',
  })
  const all = data?.lately
  const hasFailed = !all && error !== undefined && !isSessionEnd(error)
  return (
    <section aria-labelledby={latelyHeading} className="min-w-0">
      <h2 id={latelyHeading} tabIndex={-1} className="mb-4 text-h3 text-title">
        {t('start.lately.title')}
      </h2>
      {!all && !error && (
        <p role="status" className="text-small text-ink-soft">
          {t('start.lately.loading')}
        </p>
      )}
      {hasFailed && (
        <p role="alert" className="flex flex-wrap gap-x-3 text-small">
          {t('start.lately.failed')}
          <RetryButton onRetry={refetch} />
        </p>
      )}
      {all?.length === 0 && <p className="text-small text-ink-soft">{t('start.lately.none')}</p>}
      {all && all.length > 0 && (
        <ol>
          {all.map((each) => (
            <LatelyLine key={each.id} lately={each} now={now} />
          ))}
        </ol>
      )}
      {may(permission) && (
        <Link to={path} className="text-link mt-2 inline-flex min-h-8 items-center text-small font-semibold">
          {t('start.lately.whole')}
        </Link>
      )}
    </section>
  )
}
