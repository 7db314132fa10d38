import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

interface Counts {
  totalCount: number
  /** People, told apart by their email, else by their name. */
  donorCount: number
  /** Gifts with neither. */
  unsignedCount: number
}

const givers = (t: TFunction<'admin'>, { donorCount, unsignedCount }: Counts): string => {
  if (donorCount === 0) return t('projects.donors.ofUnknown', { count: unsignedCount })
  if (unsignedCount === 0) return t('projects.donors.ofDonors', { count: donorCount })
  return t('projects.donors.ofBoth', { count: donorCount, unknown: unsignedCount })
}

/** How many gifts there are, and of how many people: those whom nobody knows are counted apart. */
export const GiftCount = ({ counts }: { counts: Counts }) => {
  const { t } = useTranslation('admin')
  return (
    <span className="py-1 text-left leading-tight">
      {t('projects.donors.gifts', { count: counts.totalCount })}{' '}
      <span className="block max-w-44 text-label font-normal whitespace-normal">{givers(t, counts)}</span>
    </span>
  )
}
