import { useTranslation } from 'react-i18next'
import { Progress } from '../../ui/progress.tsx'
import type { ExportedRows } from './fetch-export.ts'

interface ExportProgressProps {
  /** Null until the gateway has answered. */
  progress: ExportedRows | null
}

/** How many rows of an export have arrived. */
export const ExportProgress = ({ progress }: ExportProgressProps) => {
  const { t } = useTranslation('admin')
  const { rows, total } = progress ?? { rows: 0, total: 0 }
  const percent = total > 0 ? Math.floor((rows / total) * 100) : 0
  const text = progress ? t('export.progress', { rows, total: Math.max(rows, total) }) : t('export.preparing')
  return (
    <div className="w-40">
      <Progress percent={percent} label={t('export.running')} valueText={text} />
      <p aria-hidden="true" className="mt-1 text-label leading-tight text-ink-soft tabular-nums">
        {text}
      </p>
    </div>
  )
}
