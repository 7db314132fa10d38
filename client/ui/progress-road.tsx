import { PawPrintPaths } from './illustrations/paw-print.tsx'
import { ProgressHome } from './illustrations/progress-home.tsx'
import { Progress } from './progress.tsx'

interface ProgressRoadProps {
  /** Whole percent reached; may pass 100. */
  percent: number
  /** Names what is measured. */
  label: string
  /** Says how far it is, in words. */
  valueText: string
}

/** The road home: a paw walks from the left to its place, and the door at the end lights up at 100 %. */
export const ProgressRoad = ({ percent, label, valueText }: ProgressRoadProps) => (
  <Progress
    percent={percent}
    label={label}
    valueText={valueText}
    className="flex items-center gap-1.5 text-forest-800"
  >
    {(filled) => (
      <>
        <svg aria-hidden="true" height="36" className="w-full min-w-0 flex-1 overflow-visible">
          <rect
            y="11.75"
            width="100%"
            height="12.5"
            rx="6.25"
            className="fill-paper-deep stroke-line-strong"
            strokeWidth="1.5"
          />
          {filled > 0 && (
            <rect
              y="11.75"
              width={`${filled}%`}
              height="12.5"
              rx="6.25"
              className="road-fill fill-terra-500 stroke-terra-700"
              strokeWidth="1.5"
            />
          )}
          <svg
            aria-hidden="true"
            x={`${Math.min(Math.max(filled, 6), 94)}%`}
            y="18"
            className="road-paw overflow-visible"
          >
            <circle r="17" className="fill-surface stroke-terra-700" strokeWidth="2" />
            <g transform="scale(.118) translate(-100 -99)" className="fill-terra-700">
              <PawPrintPaths />
            </g>
          </svg>
        </svg>
        <ProgressHome
          className={`size-9 shrink-0 ${filled === 100 ? '[--door:var(--color-ochre-500)]' : ''}`}
        />
      </>
    )}
  </Progress>
)
