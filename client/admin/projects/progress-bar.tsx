import { useTranslation } from 'react-i18next'

interface ProgressBarProps {
  /** Whole percent; may pass 100. */
  percent: number
  /** What the project is called. */
  title: string
}

/** A plain bar with its figure under it. */
export const ProgressBar = ({ percent, title }: ProgressBarProps) => {
  const { t } = useTranslation('admin')
  const filled = Math.min(percent, 100)
  const text = t(percent > 100 ? 'projects.percentPassed' : 'projects.percent', { percent })
  return (
    <div className="w-31 max-w-full">
      <div
        role="progressbar"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={filled}
        aria-valuetext={text}
      >
        <svg aria-hidden="true" width="100%" height="9" className="block overflow-visible">
          <rect y=".5" width="100%" height="8" rx="3" className="fill-paper-deep stroke-line-strong" />
          {filled > 0 && (
            <rect y=".5" width={`${filled}%`} height="8" rx="3" className="fill-terra-500 stroke-terra-700" />
          )}
        </svg>
      </div>
      <p aria-hidden="true" className="mt-1 text-label leading-tight text-ink-soft tabular-nums">
        {text}
      </p>
    </div>
  )
}
