import { useLocale } from '../../i18n/use-locale.ts'
import { formatMonthName } from '../../lib/format-date.ts'
import { type CumulativeMonth, labelledMonths, positionOf } from './growth.ts'

interface MonthLabelsProps {
  months: readonly CumulativeMonth[]
  /** How many names there is room for. */
  room: number
  className: string
}

const yearOf = (month: string): string => month.slice(0, 4)

/** Names under the line, each with its year where that is another than the name's before. */
export const MonthLabels = ({ months, room, className }: MonthLabelsProps) => {
  const locale = useLocale()
  const named = labelledMonths(months.length, room).flatMap((index) => {
    const month = months[index]?.month
    return month === undefined ? [] : [{ month, x: positionOf(index, months.length) }]
  })
  return (
    <div className={`relative col-start-2 mt-2.5 h-10 ${className}`}>
      {named.map(({ month, x }, index) => {
        const before = named[index - 1]?.month
        return (
          <span
            key={month}
            style={{ left: `${x}%` }}
            className="absolute -translate-x-1/2 text-center leading-tight whitespace-nowrap"
          >
            {formatMonthName(month, locale)}
            {(before === undefined || yearOf(before) !== yearOf(month)) && (
              <span className="block font-semibold">{yearOf(month)}</span>
            )}
          </span>
        )
      })}
    </div>
  )
}
