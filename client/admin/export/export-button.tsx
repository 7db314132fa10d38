import { CircleAlert, Download, type LucideIcon, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button-class.ts'
import { toast } from '../../ui/toasts.ts'
import { ExportProgress } from './export-progress.tsx'
import type { ExportedTable, ExportQuery } from './fetch-export.ts'
import { useExport } from './use-export.ts'

interface ExportButtonProps {
  table: ExportedTable
  /** What the screen's search and filter are, so that the file holds what the screen shows, all pages of it. */
  query?: ExportQuery
  /** What is exported, for those who do not see where the button stands; the table's name when absent. */
  what?: string
  /** What stands on it before it is pressed, where another such button stands beside it. */
  own?: { text: string; Icon: LucideIcon }
  /** Whether a small screen has room for its picture only. */
  isBrief?: boolean
  /** Asked before it begins: whether something is missing, which is said where it is. */
  isRefused?: () => boolean
}

const everything: ExportQuery = {}

/**
 * Downloads a list as CSV. The same button stops it again, so the focus stays where it is; what went wrong
 * stands beside it, and pressing it tries again.
 */
export const ExportButton = ({
  table,
  query = everything,
  what,
  own,
  isBrief = false,
  isRefused = () => false,
}: ExportButtonProps) => {
  const { t, i18n } = useTranslation('admin')
  const { t: site } = useTranslation()
  const { state, start, cancel } = useExport(table, query, ({ rows }) =>
    toast.success(t('export.done', { count: rows })),
  )
  const isRunning = state.status === 'running'
  const isIdle = state.status === 'idle'
  const Icon = isRunning ? X : (isIdle && own?.Icon) || Download
  const text = t(isRunning ? 'export.cancel' : isIdle ? 'export.start' : 'export.retry')

  const explain = (code: string | null): string => {
    if (code === null) return t('export.brokeOff')
    const reason = i18n.t(`problems.${code}`, { ns: 'translation', defaultValue: site('problems.internal') })
    return t('export.refused', { reason })
  }

  return (
    <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:ml-0">
      {isRunning && <ExportProgress progress={state.progress} />}
      <div role="alert" className="empty:hidden">
        {state.status === 'failed' && (
          <p className="flex max-w-72 items-start gap-2 text-small text-error">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
            {explain(state.code)}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={`${text}: ${what ?? t(`export.tables.${table}`)}`}
        onClick={() => {
          if (isRunning) cancel()
          else if (!isRefused()) void start()
        }}
        className={`${buttonClass('secondary', 'small')} ${isBrief && !isRunning ? 'max-sm:w-9 max-sm:px-0!' : ''}`}
      >
        <Icon aria-hidden="true" className="size-4.5" />
        <span className={isBrief && !isRunning ? 'max-sm:sr-only' : ''}>{(isIdle && own?.text) || text}</span>
      </button>
    </div>
  )
}
