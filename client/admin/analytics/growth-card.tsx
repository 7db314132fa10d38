import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMonth } from '../../lib/format-date.ts'
import { Card } from '../../ui/card.tsx'
import type { CumulativeMonth } from './growth.ts'
import { GrowthChart } from './growth-chart.tsx'

interface GrowthCardProps {
  months: readonly CumulativeMonth[]
  isAllTime: boolean
}

/** How donations grew: a line to see, a sentence to hear. */
export const GrowthCard = ({ months, isAllTime }: GrowthCardProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [first, last] = [months.at(0), months.at(-1)]
  const isEmpty = first === undefined || last === undefined || last.cumulative === 0
  return (
    <Card as="section" className="min-w-0 px-5.5 py-5">
      <h2 className="text-h3">{t('analytics.growth')}</h2>
      {isEmpty ? (
        <p className="py-6 text-small text-ink-soft">
          {t(isAllTime ? 'analytics.growthEmpty' : 'analytics.growthEmptyThen')}
        </p>
      ) : (
        <>
          <p className="sr-only">
            {months.length === 1
              ? t('analytics.growthOfOneMonth', {
                  total: last.cumulative,
                  month: formatMonth(last.month, locale),
                })
              : t('analytics.growthShown', {
                  total: last.cumulative,
                  from: formatMonth(first.month, locale),
                  until: formatMonth(last.month, locale),
                })}
          </p>
          <GrowthChart months={months} />
        </>
      )}
    </Card>
  )
}
