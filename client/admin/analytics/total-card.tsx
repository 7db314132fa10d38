import type { FragmentType } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type { TotalCardFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatLari } from '../../lib/format-number.ts'
import { unmask } from '../../lib/unmask.ts'
import { DogSleeping } from '../../ui/illustrations/dog-sleeping.tsx'
import { summarizeGifts } from './growth.ts'

/** How large an amount of so many characters is written, so that it stands in one line. */
const sizeOf = ({ length }: string): string => {
  if (length > 13) return 'text-[1.5rem]'
  return length > 9 ? 'text-[2rem]' : 'text-[3rem]'
}

interface TotalCardProps {
  analytics: FragmentType<TotalCardFragment>
  isAllTime: boolean
}

/** All that was received, in one figure. */
export const TotalCard = ({ analytics, isAllTime }: TotalCardProps) => {
  const { t } = useTranslation('admin')
  const { total, growth } = unmask(analytics)
  const { count, average } = summarizeGifts(growth)
  const figure = formatLari(total, useLocale())
  const none = t(isAllTime ? 'analytics.noGifts' : 'analytics.noGiftsThen')
  const gifts = t('analytics.giftCount', { count, average })
  return (
    <section className="flex flex-col rounded-card bg-ochre-300 px-6 pt-6 text-title shadow-card">
      <h2 className="font-sans text-body leading-normal tracking-normal font-semibold">
        {t('analytics.total')}
      </h2>
      <p className={`font-serif font-semibold tracking-title ${sizeOf(figure)} leading-tight`}>{figure}</p>
      <p className="text-small">{count === 0 ? none : gifts}</p>
      <DogSleeping className="mx-auto mt-auto w-62 max-w-full pt-5 text-forest-800" />
    </section>
  )
}
