import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useAdminWaitingQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity, hourAtCharity } from '../../lib/day-at-charity.ts'
import { formatToday } from '../../lib/format-date.ts'
import { giftPaths } from '../../lib/paths.ts'
import { useSession } from '../../lib/use-session.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DogSleeping } from '../../ui/illustrations/dog-sleeping.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { KeptLetters } from '../letters/kept-letters.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { useSingleKey, useSingleKeys } from '../single-key.ts'
import { useMay } from '../use-may.ts'
import { KeptViews } from './kept-views.tsx'
import { LatelyList } from './lately-list.tsx'
import { isOfPeople, WaitingCard } from './waiting-card.tsx'

const greetingAt = (hour: number): 'morning' | 'day' | 'evening' => {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'day' : 'evening'
}

/** What single keys do among messages. */
const letters = { next: 'J', previous: 'K', note: 'N' } as const

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
  const keysInWords = may('messages:write')
    ? mayRecord
      ? t('start.keys', { key: 'G', ...letters })
      : t('start.keysSearch', letters)
    : t('start.keysRead', letters)
  useSingleKey(
    ({ code }) => mayRecord && code === 'KeyG',
    () => void navigate(giftPaths.add),
  )

  const [name = ''] = (session?.name || session?.username || '').split(' ')
  const title = t(`start.greeting.${greetingAt(hourAtCharity(now))}`, { name })
  const day = formatToday(dayAtCharity(now), locale)
  const people = all?.filter(isOfPeople).length ?? 0
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
          {all.length === 0
            ? t('start.quiet', { day })
            : t(people > 0 ? 'start.ofPeople' : 'start.summary', { day, count: all.length, people })}
        </p>
      )}
      <div className="grid gap-x-7 gap-y-8 table:grid-cols-[minmax(0,1fr)_16.75rem]">
        <div className="min-w-0 max-w-200">
          <KeptLetters />
          {all && all.length > 0 && <WaitingCard all={all} now={now} />}
          {all?.length === 0 && (
            <EmptyState
              drawing={<Drawing of={drawings.emptyInbox} className="w-52" />}
              title={t('start.none')}
              text={t('start.noneText')}
            />
          )}
          {!all && !error && <ListSkeleton text={t('start.loading')} />}
          {!all && error && <ListFailure title={t('start.failed')} onRetry={refetch} />}
          <label className="mt-5 flex min-h-8 w-fit items-center gap-2.5 text-small text-ink-soft max-table:hidden">
            <input
              type="checkbox"
              checked={keys.areOn}
              onChange={(event) => keys.turn(event.currentTarget.checked)}
              className="size-4.5 accent-forest-800"
            />
            {keysInWords}
          </label>
        </div>
        <div className="min-w-0">
          <LatelyList now={now} />
          <KeptViews />
          <DogSleeping className="mx-auto mt-9 w-45 text-forest-800 max-table:hidden" />
        </div>
      </div>
    </AdminPage>
  )
}

export { StartPage as Component }
