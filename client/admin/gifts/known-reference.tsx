import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { formatDay } from '../../lib/format-date.ts'
import { giftPaths } from '../../lib/paths.ts'
import type { KnownGift } from './use-known-reference.ts'

interface KnownReferenceProps {
  known: KnownGift | null
  /** Whether the gift is still to be recorded. */
  isAsked: boolean
}

/**
 * Says at its field that another gift has a reference already, and which one that is. It stands in nobody's way: one
 * transfer may be parted among projects.
 */
export const KnownReference = ({ known, isAsked }: KnownReferenceProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    // It stands there before it says anything, so that it is heard.
    <p aria-live="polite" className="text-small text-ochre-800">
      {known && (
        <span className="flex items-start gap-2 pt-1">
          <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {t(`gifts.known.${known.status === 'voided' ? 'voided' : 'counts'}`, {
              amount: Math.round((known.amount + known.refunded) * 100) / 100,
              day: formatDay(dayAtCharity(new Date(known.receivedAt)), locale),
              project: known.projectTitle,
            })}{' '}
            <Link
              to={giftPaths.gift(known.id)}
              target="_blank"
              className="text-link inline-flex min-h-6 items-center whitespace-nowrap"
            >
              {t('gifts.known.look')}
            </Link>{' '}
            {isAsked && t('gifts.known.goOn')}
          </span>
        </span>
      )}
    </p>
  )
}
