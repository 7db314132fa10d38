import type { ReactNode } from 'react'
import { Card } from './card.tsx'

interface EmptyStateProps {
  drawing: ReactNode
  title: string
  text?: string
  /** At most one thing to do about it. */
  children?: ReactNode
}

/** What stands where a list has nothing to show: a drawing, a sentence, at most one action. */
export const EmptyState = ({ drawing, title, text, children }: EmptyStateProps) => (
  <Card className="grid justify-items-center gap-2 px-6 py-10 text-center">
    {drawing}
    <p className="mt-2 font-serif text-h3 font-semibold">{title}</p>
    {text && <p className="text-ink-soft">{text}</p>}
    {children && <div className="mt-3">{children}</div>}
  </Card>
)
