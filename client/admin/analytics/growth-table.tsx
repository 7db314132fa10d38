import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMonth } from '../../lib/format-date.ts'
import { formatLari, formatNumber } from '../../lib/format-number.ts'
import { Card } from '../../ui/card.tsx'
import { useDisclosure } from '../../ui/disclosure.tsx'
import type { CumulativeMonth } from './growth.ts'
import { onPaperAlone, ShowAll } from './show-all.tsx'

/** How many months one takes in at a glance. */
const glance = 12

const row =
  'border-t border-line max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:gap-y-0.5 max-sm:px-5.5 max-sm:py-3'
const cell = 'py-2.5 first:pl-5.5 last:pr-5.5 max-sm:p-0!'
const figure = `${cell} text-right tabular-nums`

/** On a phone a month takes two lines, what came in beside its name. */
const places = {
  count: 'max-sm:row-start-2 max-sm:text-left max-sm:text-ink-soft',
  received: 'max-sm:col-start-2',
  cumulative: 'max-sm:row-start-2 max-sm:text-ink-soft',
}

interface GrowthTableProps {
  /** At least one. */
  months: readonly CumulativeMonth[]
}

/** The figures of the line, the newest first. */
export const GrowthTable = ({ months }: GrowthTableProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const all = useDisclosure()
  const newestFirst = months.toReversed()
  return (
    <Card as="section" className="pt-5 pb-1.5 chart:col-span-2">
      <h2 id="by-month" className="px-5.5 text-h3 max-sm:pb-3">
        {t('analytics.byMonth')}
      </h2>
      <table aria-labelledby="by-month" className="mt-1 w-full border-collapse text-small max-sm:block">
        <thead className="text-ink-soft max-sm:block">
          <tr className={`${row} sm:border-0`}>
            <th scope="col" className={`${cell} text-left font-semibold`}>
              {t('analytics.month')}
            </th>
            <th scope="col" className={`${figure} ${places.count} font-semibold`}>
              {t('analytics.gifts')}
            </th>
            <th scope="col" className={`${figure} ${places.received} font-semibold`}>
              {t('analytics.received')}
            </th>
            <th scope="col" className={`${figure} ${places.cumulative} font-semibold`}>
              {t('analytics.cumulative')}
            </th>
          </tr>
        </thead>
        <tbody id={all.region.id} className="max-sm:block">
          {newestFirst.map(({ month, count, total, cumulative }, index) => (
            <tr key={month} className={`${row} ${all.isOpen || index < glance ? '' : onPaperAlone}`}>
              <th scope="row" className={`${cell} text-left font-semibold`}>
                {formatMonth(month, locale)}
              </th>
              <td className={`${figure} ${places.count}`}>{formatNumber(count, locale)}</td>
              <td className={`${figure} ${places.received} font-semibold`}>{formatLari(total, locale)}</td>
              <td className={`${figure} ${places.cumulative}`}>{formatLari(cumulative, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {months.length > glance && (
        <ShowAll
          disclosure={all}
          all={t('analytics.allMonths', { count: months.length })}
          fewer={t('analytics.newestMonths')}
        />
      )}
    </Card>
  )
}
