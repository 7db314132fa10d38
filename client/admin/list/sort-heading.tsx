import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { firstDirection, turned } from './first-direction.ts'
import type { ListParams } from './use-list-params.ts'

interface SortHeadingProps<Sort extends string> {
  list: Pick<ListParams<Sort>, 'sort' | 'direction' | 'sortBy'>
  by: Sort
  text: string
  className?: string
}

const spoken = { asc: 'ascending', desc: 'descending' } as const

/**
 * The heading of a column that sorts the list when it is pressed, and turns it round when pressed again. Where rows
 * are cards it is there for screen readers alone, and nothing in it can be pressed unseen.
 */
export const SortHeading = <Sort extends string>({
  list,
  by,
  text,
  className = '',
}: SortHeadingProps<Sort>) => {
  const isSorted = list.sort === by
  const Arrow = !isSorted ? ChevronsUpDown : list.direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <th scope="col" aria-sort={isSorted ? spoken[list.direction] : undefined} className={className}>
      <button
        type="button"
        onClick={() => list.sortBy(by, isSorted ? turned(list.direction) : firstDirection(by))}
        className={`inline-flex min-h-8 items-center gap-1.5 rounded-field font-semibold whitespace-nowrap hover:text-ink max-table:hidden ${isSorted ? 'text-ink' : ''}`}
      >
        {text}
        <Arrow aria-hidden="true" className={`size-3.5 ${isSorted ? '' : 'opacity-60'}`} />
      </button>
      <span className="table:hidden">{text}</span>
    </th>
  )
}
