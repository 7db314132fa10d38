import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Select } from '../../ui/select.tsx'
import { AdminPage } from '../admin-page.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { Figures } from './figures.tsx'
import { type Months, monthOf, monthsOf, type Period, periods, readPeriod } from './period.ts'

const AnalyticsPage = () => {
  const { t } = useTranslation('admin')
  const [params, setParams] = useSearchParams()
  const [thisMonth] = useState(() => monthOf(new Date()))
  const period = readPeriod(params.get('period'))
  const months: Months = monthsOf(period, thisMonth)

  const choose = (chosen: Period): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (chosen === 'all') next.delete('period')
        else next.set('period', chosen)
        return next
      },
      { preventScrollReset: true },
    )

  const action = (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-3">
      <Select
        isPill
        label={t('analytics.period')}
        value={period}
        options={periods.map((each) => [each, t(`analytics.periods.${each}`)] as const)}
        onChoose={choose}
      />
      <ExportButton table="donations" query={{ ...months }} />
    </div>
  )
  return (
    <AdminPage texts={t('analytics.page', { returnObjects: true })} isRoom action={action}>
      <Figures months={months} isAllTime={period === 'all'} />
    </AdminPage>
  )
}

export { AnalyticsPage as Component }
