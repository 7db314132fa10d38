import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useAdminWaitingQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity, hourAtCharity } from '../../lib/day-at-charity.ts'
import { formatDay } from '../../lib/format-date.ts'
import { giftPaths } from '../../lib/paths.ts'
import { useSession } from '../../lib/use-session.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { useSingleKey, useSingleKeys } from '../single-key.ts'
import { useMay } from '../use-may.ts'
import { WaitingCard } from './waiting-card.tsx'

const greetingAt = (hour: number): 'morning' | 'day' | 'evening' => {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'day' : 'evening'
}

/** Where a day begins: what waits for somebody, and the one thing that is done every day. */
const StartPage = () => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const navigate = useNavigate()
  const may = useMay()
  const keys = useSingleKeys()
  const session = useSession()
  const [now] = useState(() => new Date())
  const { data, error, refetch } = useAdminWaitingQuery({
    variables: { locale },
    fetchPolicy: 'cache-and-network',
  })
  const all = data?.waiting
  const mayRecord = may('gifts:write')
  useSingleKey(
    ({ code }) => mayRecord && code === 'KeyG',
    () => void navigate(giftPaths.add),
  )

  const [name = ''] = (session?.name || session?.username || '').split(' ')
  const title = t(`start.greeting.${greetingAt(hourAtCharity(now))}`, { name })
  const day = formatDay(dayAtCharity(now), locale)
  const action = mayRecord && (
    <Link
      to={giftPaths.add}
      aria-keyshortcuts={keys.areOn ? 'G' : undefined}
      className={buttonClass('primary', 'small')}
    >
      <Plus aria-hidden="true" className="size-4.5" />
      {t('start.record')}
      {keys.areOn && (
        <span
          aria-hidden="true"
          className="rounded-field border border-forest-600 px-1.5 font-sans text-label font-semibold max-table:hidden"
        >
          G
        </span>
      )}
    </Link>
  )
  return (
    <AdminPage texts={{ title, description: t('start.page.description') }} action={action}>
      {all && (
        <p className="-mt-1 mb-5 text-ink-soft desk:-mt-4">
          {all.length > 0 ? t('start.summary', { day, count: all.length }) : t('start.quiet', { day })}
        </p>
      )}
      <div className="max-w-200">
        {all && all.length > 0 && <WaitingCard all={all} now={now} />}
        {all?.length === 0 && (
          <EmptyState
            drawing={<Drawing of={drawings.emptyInbox} className="w-52" />}
            title={t('start.none')}
            text={t('start.noneText')}
          />
        )}
        {!all && !error && <ListSkeleton text={t('start.loading')} />}
        {!all && error && (
          <ListFailure title={t('start.failed')} onRetry={() => void refetch().catch(() => {})} />
        )}
        <label className="mt-5 flex min-h-8 w-fit items-center gap-2.5 text-small text-ink-soft max-table:hidden">
          <input
            type="checkbox"
            checked={keys.areOn}
            onChange={(event) => keys.turn(event.currentTarget.checked)}
            className="size-4.5 accent-forest-800"
          />
          {mayRecord ? t('start.keys', { key: 'G' }) : t('start.keysSearch')}
        </label>
      </div>
    </AdminPage>
  )
}

export { StartPage as Component }
