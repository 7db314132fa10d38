import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { Select } from '../../ui/select.tsx'
import { AdminPage } from '../admin-page.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { DayFields } from './day-fields.tsx'
import { Figures } from './figures.tsx'
import {
  type Bounds,
  boundsOf,
  faultsOf,
  monthOf,
  type Period,
  periods,
  readDays,
  readPeriod,
} from './period.ts'

const AnalyticsPage = () => {
  const { t } = useTranslation('admin')
  const [params, setParams] = useSearchParams()
  const [thisMonth] = useState(() => monthOf(new Date()))
  const period = readPeriod(params.get('period'))
  const days = readDays(params)
  const bounds = boundsOf(period, thisMonth, days)
  const isWrong = period === 'days' && Object.keys(faultsOf(days)).length > 0

  const change = (changes: Readonly<Record<string, string | null>>, replace = false): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { preventScrollReset: true, replace },
    )

  /** Single days begin with those of this month until today. */
  const choose = (chosen: Period): void => {
    const none: Bounds = { from: null, until: null }
    const thisMonthsDays: Bounds = { from: `${thisMonth}-01`, until: dayAtCharity(new Date()) }
    change({
      period: chosen === 'all' ? null : chosen,
      ...(chosen === 'days' ? thisMonthsDays : none),
    })
  }

  const action = (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3.5 gap-y-3">
      <Select
        isPill
        label={t('analytics.period')}
        value={period}
        options={periods.map((each) => [each, t(`analytics.periods.${each}`)] as const)}
        onChoose={choose}
      />
      {!isWrong && <ExportButton table="donations" query={{ ...bounds }} />}
    </div>
  )
  return (
    <AdminPage texts={t('analytics.page', { returnObjects: true })} isRoom action={action}>
      {period === 'days' && <DayFields days={days} onChange={(end, day) => change({ [end]: day }, true)} />}
      {!isWrong && <Figures bounds={bounds} isAllTime={period === 'all'} />}
    </AdminPage>
  )
}

export { AnalyticsPage as Component }
