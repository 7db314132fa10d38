import { Check, CircleAlert, CircleDashed, Clock, Minus, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'

const looks = {
  waiting: { Icon: CircleDashed, className: 'border-dashed border-line-strong' },
  now: { Icon: Clock, className: 'border-transparent bg-ochre-300 text-ochre-800' },
  done: { Icon: Check, className: 'border-transparent bg-forest-100 text-forest-700' },
  back: { Icon: Undo2, className: 'border-line-strong' },
  refused: { Icon: CircleAlert, className: 'border-transparent bg-error-soft text-error' },
  quiet: { Icon: Minus, className: 'border-transparent bg-paper-deep text-ink-soft' },
} as const

export type StateLook = keyof typeof looks

interface StateMarkProps {
  look: StateLook
  children: ReactNode
}

/** A state as a word and a shape, so that nobody has to tell it by its colour. */
export const StateMark = ({ look, children }: StateMarkProps) => {
  const { Icon, className } = looks[look]
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-tag border px-2 py-0.5 text-label font-bold ${className}`}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {children}
    </span>
  )
}
