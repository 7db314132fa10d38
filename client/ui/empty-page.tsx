import type { ReactNode } from 'react'
import { House } from './illustrations/house.tsx'
import { Tag } from './tag.tsx'

interface EmptyPageProps {
  tag?: string
  title: string
  text: string
  children?: ReactNode
}

/** A page with nothing on it yet: a big title on ochre, the kennel standing on the lower edge. */
export const EmptyPage = ({ tag, title, text, children }: EmptyPageProps) => (
  <div className="page-width flex w-full flex-1 flex-col justify-center py-10 lg:py-16">
    <div className="grid overflow-hidden rounded-card bg-ochre-300 md:min-h-112 px-6 pt-10 md:grid-cols-[1fr_auto] md:px-14 md:pt-14">
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
      <House className="w-60 self-end justify-self-center text-forest-800 [--ill-shade:transparent] md:w-96 -mb-3.5 md:-mb-5.75" />
    </div>
  </div>
)
