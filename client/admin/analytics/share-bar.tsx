import { useLocale } from '../../i18n/use-locale.ts'
import { formatPercent } from '../../lib/format-number.ts'

interface ShareBarProps {
  /** Lari, each. */
  part: number
  whole: number
  /** What the longest bar stands for. */
  largest: number
}

/** What share of the whole a part is: a bar, as long as it is large beside the largest, and its percentage. */
export const ShareBar = ({ part, whole, largest }: ShareBarProps) => {
  const locale = useLocale()
  const length = largest > 0 ? (part / largest) * 100 : 0
  const percent = whole > 0 ? (part / whole) * 100 : 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_3.5rem] items-center">
      <div className="flex items-center gap-2.5" style={{ width: `${length}%` }}>
        <span
          aria-hidden="true"
          className="h-5.5 w-full min-w-0.5 shrink-0 rounded-r-tag border border-terra-700 bg-terra-500"
        />
        <span className="text-ink-soft tabular-nums">{formatPercent(percent, locale, 1)}</span>
      </div>
    </div>
  )
}
