import type { ReactNode } from 'react'

interface ProgressProps {
  /** Whole percent; may pass 100. */
  percent: number
  /** Names what is measured. */
  label: string
  /** Says how far it is, in words, where the percentage alone does not. */
  valueText?: string
  /** Of what is drawn by `children`. */
  className?: string
  /** Draws it, from 0 to 100 percent; a plain bar without. */
  children?: (filled: number) => ReactNode
}

const bar = 'h-2.5 overflow-hidden rounded-pill border border-line-strong bg-paper-deep'

/** How far something is. Widths are attributes, not styles, so that a page without scripts shows them. */
export const Progress = ({ percent, label, valueText, className, children }: ProgressProps) => {
  const filled = Math.min(Math.max(percent, 0), 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={filled}
      aria-valuetext={valueText}
      className={children ? className : bar}
    >
      {children ? (
        children(filled)
      ) : (
        <svg aria-hidden="true" width="100%" height="100%" className="block">
          <rect width={`${filled}%`} height="100%" className="fill-forest-600" />
        </svg>
      )}
    </div>
  )
}
