import type { ReactNode } from 'react'

interface StepBarProps {
  /** What is said of the step beneath its button. */
  note: string
  /** The button that leads on. */
  children: ReactNode
}

/** The way on: at the foot of a telephone's window for as long as the step is longer than that, else below the step. */
export const StepBar = ({ note, children }: StepBarProps) => (
  <div className="mt-6 max-sm:z-10 max-sm:-mx-4 max-sm:-mb-5 max-sm:rounded-b-card max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-4 max-sm:py-3 max-sm:shadow-card [@media(width<40rem)_and_(height>=30rem)]:sticky [@media(width<40rem)_and_(height>=30rem)]:bottom-0">
    {children}
    <p className="mt-2 text-center text-small text-balance text-ink-soft">{note}</p>
  </div>
)
