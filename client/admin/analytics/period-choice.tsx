import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Period, periods, readPeriod } from './period.ts'

interface PeriodChoiceProps {
  period: Period
  onChoose: (period: Period) => void
}

/** Which stretch of time the figures, and their export, are about. */
export const PeriodChoice = ({ period, onChoose }: PeriodChoiceProps) => {
  const { t } = useTranslation('admin')
  return (
    <div className="relative">
      <select
        aria-label={t('analytics.period')}
        value={period}
        onChange={({ currentTarget }) => onChoose(readPeriod(currentTarget.value))}
        className="min-h-10 appearance-none rounded-pill border border-line-strong bg-surface py-1 pr-9 pl-3.5 text-small font-semibold"
      >
        {periods.map((each) => (
          <option key={each} value={each}>
            {t(`analytics.periods.${each}`)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4"
      />
    </div>
  )
}
