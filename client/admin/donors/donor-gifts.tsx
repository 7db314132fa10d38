import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DonorGiftLineFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { formatDay } from '../../lib/format-date.ts'
import { formatLari } from '../../lib/format-number.ts'
import { giftPaths } from '../../lib/paths.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { toast } from '../../ui/toasts.ts'
import { DonorPart, type ShownDonor } from './donor-part.tsx'

/** One gift of a donor: when, for what and how, and what became of it; its own history is one press away. */
const DonorGift = ({ gift }: { gift: DonorGiftLineFragment }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { id, amount, refunded, status, receivedAt, method, reference, anonymous, projectTitle } = gift
  const day = formatDay(dayAtCharity(new Date(receivedAt)), locale)
  const state = status === 'confirmed' && refunded > 0 ? 'partRefunded' : status
  const about = [
    method && t(`gifts.methods.${method}`),
    reference,
    anonymous && t('donors.anonymousOutside'),
    state === 'confirmed' ? null : t(`gifts.states.${state}`),
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line px-5 py-3">
      <div className="min-w-0 grow basis-60">
        <Link
          to={giftPaths.gift(id)}
          aria-label={t('donors.giftOf', { day, amount })}
          className="text-link inline-flex min-h-8 items-center font-semibold"
        >
          {day}
        </Link>
        <p className="text-small wrap-anywhere">{projectTitle}</p>
        {about.length > 0 && <p className="text-small text-ink-soft wrap-anywhere">{about.join(' · ')}</p>}
      </div>
      <p
        className={`tabular-nums ${status === 'confirmed' ? 'font-semibold' : 'text-ink-soft line-through'}`}
      >
        {formatLari(amount, locale)}
      </p>
    </li>
  )
}

interface DonorGiftsProps {
  gifts: ShownDonor['gifts']
  onMore: (after: string | null) => Promise<unknown>
}

/** What they gave, the newest first. */
export const DonorGifts = ({ gifts: { nodes, totalCount, pageInfo }, onMore }: DonorGiftsProps) => {
  const { t } = useTranslation('admin')
  const showMore = useSingleFlight(async () => {
    await onMore(pageInfo.endCursor).catch((error: unknown) => {
      if (!isSessionEnd(error)) toast.error(t('donors.failed'))
    })
  })
  return (
    <DonorPart title={t('donors.giftsTitle')}>
      <ul>
        {nodes.map((each) => {
          const gift = unmask(each)
          return <DonorGift key={gift.id} gift={gift} />
        })}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line px-5 py-3 text-small">
        <p role="status" className="text-ink-soft">
          {t('list.newest', { shown: nodes.length, total: totalCount })}
        </p>
        {pageInfo.hasNextPage && (
          <button type="button" onClick={showMore} className="text-link min-h-8">
            {t('list.showMore')}
          </button>
        )}
      </div>
    </DonorPart>
  )
}
