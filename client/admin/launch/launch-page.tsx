import { Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAdminLaunchesQuery } from '../../generated/admin-operations.ts'
import { paths } from '../../lib/paths.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { LaunchCard } from './launch-card.tsx'

/** What visitors can do: each with what it still needs, and a switch. */
const LaunchPage = () => {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useAdminLaunchesQuery({ fetchPolicy: 'cache-and-network' })
  const again = async (): Promise<void> => {
    await refetch().catch(() => undefined)
  }
  const launches = data?.launches?.map((each) => unmask(each))
  const visit = (
    <Link to={paths.dashboard} className={buttonClass('secondary', 'small')}>
      <Eye aria-hidden="true" className="size-4.5" />
      {t('launch.visit')}
    </Link>
  )
  return (
    <AdminPage texts={t('launch.page', { returnObjects: true })} isRoom action={visit}>
      <p className="mb-5 text-ink-soft">{t('launch.intro')}</p>
      {!launches && error && !isSessionEnd(error) && (
        <ListFailure title={t('launch.failed')} onRetry={again} />
      )}
      {!launches && !error && <ListSkeleton text={t('launch.loading')} />}
      {launches && (
        <ul className="grid gap-4">
          {launches.map((launch) => (
            <LaunchCard key={launch.feature} launch={launch} onRefused={again} />
          ))}
        </ul>
      )}
    </AdminPage>
  )
}

export { LaunchPage as Component }
