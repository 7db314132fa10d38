import type { ReactNode } from 'react'
import { Drawing, type DrawingFile } from './drawings/drawing.tsx'
import { Tag } from './tag.tsx'

interface EmptyPageProps {
  tag?: string
  title: string
  text: string
  /** Stands on the lower edge. */
  drawing: DrawingFile
  children?: ReactNode
  /** Whether there is something to read below it, which then begins in the first window. */
  isLow?: boolean
}

/** A page with nothing on it yet: a big title on ochre, and a drawing that stands on the lower edge. */
export const EmptyPage = ({ tag, title, text, drawing, children, isLow = false }: EmptyPageProps) => (
  <div
    className={`page-width flex w-full flex-col justify-center pt-10 ${isLow ? 'pb-12' : 'flex-1 pb-10 lg:py-16'}`}
  >
    <div
      className={`grid overflow-hidden rounded-card bg-ochre-300 px-6 pt-10 md:grid-cols-[1fr_auto] md:px-14 ${isLow ? 'md:min-h-84' : 'md:min-h-112 md:pt-14'}`}
    >
      <div className="self-center pb-8 md:pb-14">
        {tag && (
          <div className="mb-4 *:bg-paper">
            <Tag tone="ochre">{tag}</Tag>
          </div>
        )}
        <h1 className="text-h1 text-forest-800">{title}</h1>
        <p className="mt-3 max-w-text text-lead text-ink-soft">{text}</p>
        {children && <div className="mt-7">{children}</div>}
      </div>
      <Drawing
        of={drawing}
        className="-mb-1 h-56 w-auto max-w-full self-end justify-self-center object-contain object-bottom md:h-80"
      />
    </div>
  </div>
)
