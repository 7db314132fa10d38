import { useTranslation } from 'react-i18next'

interface ShareBarProps {
  /** Lari, each. */
  part: number
  whole: number
  /** What the longest bar stands for. */
  largest: number
}

const percentText = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** What share of the whole a part is: a bar, as long as it is large beside the largest, and its percentage. */
export const ShareBar = ({ part, whole, largest }: ShareBarProps) => {
  const { t } = useTranslation('admin')
  const length = largest > 0 ? (part / largest) * 100 : 0
  const percent = percentText.format(whole > 0 ? (part / whole) * 100 : 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_3.5rem] items-center">
      <div className="flex items-center gap-2.5" style={{ width: `${length}%` }}>
        <span
          aria-hidden="true"
          className="h-5.5 w-full min-w-0.5 shrink-0 rounded-r-tag border border-terra-700 bg-terra-500"
        />
        <span className="text-ink-soft tabular-nums">{t('analytics.percent', { percent })}</span>
      </div>
    </div>
  )
}
