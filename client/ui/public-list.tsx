import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { Drawing, type DrawingFile } from './drawings/drawing.tsx'
import { drawings } from './drawings/drawings.ts'
import { EmptyState } from './empty-state.tsx'
import { Onward } from './onward.tsx'

const turn = 'inline-flex min-h-10 items-center gap-2 text-link'

interface PublicListProps<Node> {
  texts: {
    title: string
    lead: string
    /** What the records are together, for whoever hears the page. */
    list: string
    loading: string
    all: string
    more: string
    start: string
    /** Behind the end: what stood there has ended since. */
    gone: { title: string; text: string }
  }
  filters: ReactNode
  isLoading: boolean
  /** What the list is narrowed to and what came of it, in a sentence; empty where it is not narrowed. */
  outcome: string
  /** What stands in the place of no records on the first page. */
  empty: { title: string; text: string }
  drawing?: DrawingFile
  addresses: {
    /** Where the list is not narrowed; null where that is this one. */
    all: To | null
    /** Null on the first page, and on the last. */
    first: To | null
    next: To | null
  }
  nodes: readonly Node[]
  children: (node: Node, index: number) => ReactNode
}

/** A page of a list that everybody looks through. Whatever becomes of it is told as well to whoever only hears it. */
export const PublicList = <Node,>({
  texts,
  filters,
  isLoading,
  outcome,
  empty,
  drawing = drawings.noResults,
  addresses: { all, first, next },
  nodes,
  children,
}: PublicListProps<Node>) => {
  const nothing = first === null ? empty : texts.gone
  return (
    <div className="page-width w-full pt-10 pb-section lg:pt-16">
      <h1 className="text-h1 text-title">{texts.title}</h1>
      <p className="mt-3 max-w-text text-ink-soft text-lead">{texts.lead}</p>
      {filters}
      <p role="status" className="mt-5 min-h-6 text-ink-soft text-small wrap-anywhere">
        {isLoading ? texts.loading : outcome}
      </p>
      <section aria-label={texts.list} aria-busy={isLoading} className="mt-2">
        {nodes.length === 0 && (
          <EmptyState
            drawing={<Drawing of={drawing} className="w-52" />}
            title={nothing.title}
            text={nothing.text}
          >
            {all !== null && (
              <Link to={all} className={turn}>
                {texts.all}
              </Link>
            )}
          </EmptyState>
        )}
        {nodes.length > 0 && <ul className="grid gap-5 md:grid-cols-2 lg:gap-7">{nodes.map(children)}</ul>}
        <p className="mt-5 flex flex-wrap gap-x-8 empty:hidden">
          {first !== null && (
            <Link to={first} className={turn}>
              <ArrowLeft aria-hidden="true" className="size-4.5" />
              {texts.start}
            </Link>
          )}
          {next !== null && (
            <Link to={next} className={turn}>
              {texts.more}
              <Onward className="size-4.5" />
            </Link>
          )}
        </p>
      </section>
    </div>
  )
}
