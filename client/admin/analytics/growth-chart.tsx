import { useLocale } from '../../i18n/use-locale.ts'
import { formatMonth } from '../../lib/format-date.ts'
import { formatLari } from '../../lib/format-number.ts'
import { briefLari } from './brief-lari.ts'
import { axisTicks, type CumulativeMonth, positionOf } from './growth.ts'
import { MonthLabels } from './month-labels.tsx'

/** More than these would touch each other. */
const maxDots = 24

interface GrowthChartProps {
  /** At least one. */
  months: readonly CumulativeMonth[]
}

/**
 * A line of what had come in by the end of each month. For the eyes alone: the same is written beside it.
 * Places are percentages, so the drawing is as wide as its card while its dots stay round.
 */
export const GrowthChart = ({ months }: GrowthChartProps) => {
  const locale = useLocale()
  const ticks = axisTicks(months.at(-1)?.cumulative ?? 0)
  const highest = ticks.at(-1) ?? 1
  const points = months.map((month, index) => ({
    ...month,
    x: positionOf(index, months.length),
    y: 100 - (month.cumulative / highest) * 100,
  }))
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L')
  const [first, last] = [points.at(0), points.at(-1)]
  const dots = points.length > maxDots ? points.slice(-1) : points

  return (
    <div
      aria-hidden="true"
      className="mt-7 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 pr-6 text-label text-ink-soft tabular-nums"
    >
      <div className="flex h-36 flex-col-reverse justify-between">
        {ticks.map((tick) => (
          <span key={tick} className="flex h-0 items-center justify-end whitespace-nowrap">
            {briefLari(tick, locale)}
          </span>
        ))}
      </div>
      <svg aria-hidden="true" width="100%" className="h-36 overflow-visible">
        {ticks.map((tick) => {
          const y = `${100 - (tick / highest) * 100}%`
          return (
            <line
              key={tick}
              x2="100%"
              y1={y}
              y2={y}
              strokeDasharray={tick === 0 ? undefined : '2 4'}
              className="stroke-line"
            />
          )
        })}
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
          <path d={`M${first?.x} 100L${line}L${last?.x} 100Z`} className="fill-terra-100" />
          <path
            d={`M${line}`}
            fill="none"
            strokeWidth="2.25"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-terra-600"
          />
        </svg>
        {dots.map((point) => (
          <circle
            key={point.month}
            cx={`${point.x}%`}
            cy={`${point.y}%`}
            r={point === last ? 4.5 : 2.5}
            strokeWidth={point === last ? 2.25 : 2}
            className="fill-surface stroke-terra-600"
          />
        ))}
        {points.map(({ month, cumulative, x, y }) => (
          <circle key={month} cx={`${x}%`} cy={`${y}%`} r="10" fill="transparent">
            <title>{`${formatMonth(month, locale)}: ${formatLari(cumulative, locale)}`}</title>
          </circle>
        ))}
        {last && (
          <text
            x={`${last.x}%`}
            y={`${last.y}%`}
            dy="-12"
            textAnchor={points.length === 1 ? 'middle' : 'end'}
            className="fill-terra-700 font-semibold"
          >
            {briefLari(last.cumulative, locale)}
          </text>
        )}
      </svg>
      <MonthLabels months={months} room={4} className="sm:hidden" />
      <MonthLabels months={months} room={12} className="max-sm:hidden" />
    </div>
  )
}
