import { useTranslation } from 'react-i18next'
import { formatCount } from '../../lib/format.ts'
import type { Progress } from './fetch-export.ts'

interface ExportProgressProps {
  /** Null until the gateway has answered. */
  progress: Progress | null
}

/** How many rows of an export have arrived. */
export const ExportProgress = ({ progress }: ExportProgressProps) => {
  const { t } = useTranslation('admin')
  const { rows, total } = progress ?? { rows: 0, total: 0 }
  const percent = total > 0 ? Math.min(100, Math.floor((rows / total) * 100)) : 0
  const text = progress
    ? t('export.progress', { rows: formatCount(rows), total: formatCount(Math.max(rows, total)) })
    : t('export.preparing')
  return (
    <div className="w-40">
      <div
        role="progressbar"
        aria-label={t('export.running')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="h-2.5 overflow-hidden rounded-pill border border-line-strong bg-paper-deep"
      >
        <svg aria-hidden="true" width="100%" height="100%" className="block">
          <rect width={`${percent}%`} height="100%" className="fill-forest-600" />
        </svg>
      </div>
      <p aria-hidden="true" className="mt-1 text-label leading-tight text-ink-soft tabular-nums">
        {text}
      </p>
    </div>
  )
}
