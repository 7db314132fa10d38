import { CircleAlert } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button-class.ts'
import type { ImportSummary } from './choices.ts'

interface ImportFootProps {
  summary: ImportSummary
  failure: string | null
  isWriting: boolean
  onLeaveOut: () => void
  onWrite: () => void
}

/** What would be written, at the foot of the window; and what stands in its way. */
export const ImportFoot = ({
  summary: { gifts, sum, inTheWay, isMendable },
  failure,
  isWriting,
  onLeaveOut,
  onWrite,
}: ImportFootProps) => {
  const { t } = useTranslation('admin')
  const foot = useRef<HTMLDivElement>(null)

  /** What is pressed goes: the focus stays with what comes in its place. */
  const leaveOut = (): void => {
    flushSync(onLeaveOut)
    const next = foot.current?.querySelector('button') ?? foot.current
    next?.focus()
  }

  return (
    <div
      ref={foot}
      tabIndex={-1}
      className="sticky bottom-0 z-10 -mx-gutter mt-6 border-t border-line bg-paper px-gutter py-3 desk:-mx-10 desk:px-10"
    >
      <div role="alert" className="empty:hidden">
        {failure !== null && (
          <p className="mb-3 flex items-start gap-2.5 rounded-field border-[1.5px] border-error bg-error-soft px-4 py-3 text-small text-error">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {failure}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {inTheWay.length > 0 ? (
          <>
            <p className="min-w-0 flex-1 basis-72 text-small">
              {t(isMendable ? 'imports.foot.inTheWay' : 'imports.foot.inFile', { count: inTheWay.length })}
            </p>
            <button type="button" onClick={leaveOut} className={buttonClass('secondary')}>
              {t('imports.foot.leaveOut')}
            </button>
          </>
        ) : gifts === 0 ? (
          <p>{t('imports.foot.nothing')}</p>
        ) : (
          <button
            type="button"
            aria-disabled={isWriting}
            onClick={onWrite}
            className={buttonClass('primary')}
          >
            {isWriting ? t('imports.foot.writing') : t('imports.foot.write', { count: gifts, sum })}
          </button>
        )}
      </div>
    </div>
  )
}
