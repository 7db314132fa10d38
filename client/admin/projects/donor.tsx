import { CircleDashed, History, LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DonorsFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { formatDay } from '../../lib/format-date.ts'
import { formatLari } from '../../lib/format-number.ts'
import { giftPaths } from '../../lib/paths.ts'

type Gift = DonorsFragment['nodes'][number]

/** The name of who wants none shown, and where to write to whoever gave: nobody outside the team is told. */
const forTeam = ({ anonymous, recordedDonor }: Gift): string => {
  const { name = null, email = null } = recordedDonor ?? {}
  return [anonymous ? name : null, email].filter((each) => each !== null).join(', ')
}

/** A gift in the list of a project: who gave, as everybody may be told, and beside it what only the team knows. */
export const Donor = ({ gift }: { gift: Gift }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { anonymous, donor, amount, receivedAt } = gift
  const hidden = forTeam(gift)
  return (
    <li className="min-h-10 border-b border-dashed border-line py-1.5">
      <div className="flex items-baseline justify-between gap-4">
        {anonymous || donor === null ? (
          <p className="inline-flex items-center gap-2 text-ink-soft">
            <CircleDashed aria-hidden="true" className="size-3" />
            {t('projects.anonymous')}
          </p>
        ) : (
          <p>{donor.name}</p>
        )}
        <p className="shrink-0 font-semibold tabular-nums">{formatLari(amount, locale)}</p>
      </div>
      <div className="flex flex-wrap gap-x-4 text-label text-ink-soft">
        <p>
          <time dateTime={receivedAt}>{formatDay(dayAtCharity(new Date(receivedAt)), locale)}</time>
        </p>
        <Link
          to={giftPaths.gift(gift.id)}
          aria-label={t('gifts.openHistory', { name: donor?.name ?? t('projects.anonymous'), amount })}
          className="text-link inline-flex min-h-6 items-center gap-1.5"
        >
          <History aria-hidden="true" className="size-3.5" />
          {t('gifts.history')}
        </Link>
        {hidden !== '' && (
          <p className="flex items-start gap-1.5">
            <LockKeyhole aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
            <span>
              <span className="font-semibold">{t('projects.donors.forTeam')}:</span> {hidden}
            </span>
          </p>
        )}
      </div>
    </li>
  )
}
