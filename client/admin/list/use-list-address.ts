import { useSearchParams } from 'react-router-dom'
import { longest } from '../../../schema/limits.ts'
import { type Direction, directions, usualDirection } from '../../../schema/list-words.ts'

/** What a list shows, as the address of its page keeps it, so that Back, reload and a sent link find it again. */
export interface ListAddress<Sort extends string = string, Filter extends string = string> {
  /** What it can be sorted by and narrowed to. */
  sorts: readonly Sort[]
  filters: readonly Filter[]
  search: string
  filter: Filter | null
  sort: Sort
  direction: Direction
  /** The cursor the page before ended with; null on the first page. */
  after: string | null
  /** Whether anything is left out of the list. */
  isNarrowed: boolean
  /** Takes the place of the address that was there: typing leaves no trail of half words. */
  searchFor: (text: string) => void
  narrowTo: (filter: Filter | null) => void
  sortBy: (sort: Sort, direction: Direction) => void
  /** Shows everything again; the order stays. */
  clear: () => void
  /** The address of another page of the same list, from a cursor; of the first page without one. */
  pageAt: (after: string | null) => string
}

/** What is needed to show a list, whatever it can be sorted by and narrowed to. */
export type ListPlace = Pick<ListAddress, 'search' | 'isNarrowed' | 'clear' | 'pageAt'>

const oneOf = <Word extends string>(words: readonly Word[], given: string | null): Word | null =>
  words.find((word) => word === given) ?? null

/** As much of it as the gateway would look for. */
const searchIn = (params: URLSearchParams): string =>
  Array.from(params.get('search')?.trim() ?? '')
    .slice(0, longest.search)
    .join('')

const changed = (params: URLSearchParams, change: Record<string, string | null>): URLSearchParams => {
  const next = new URLSearchParams(params)
  next.delete('after')
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** Reads and writes the list's part of the address. Words it does not know count as absent. */
export const useListAddress = <const Sort extends string, const Filter extends string>(
  sorts: readonly ['created', ...Sort[]],
  filters: readonly Filter[],
): ListAddress<Sort | 'created', Filter> => {
  const [params, setParams] = useSearchParams()
  const search = searchIn(params)
  const filter = oneOf(filters, params.get('filter'))
  const sort = oneOf<Sort | 'created'>(sorts, params.get('sort')) ?? 'created'
  const direction = oneOf(directions, params.get('direction')) ?? usualDirection(sort)

  const change = (values: Record<string, string | null>, replace = false) =>
    setParams((now) => changed(now, values), { replace, preventScrollReset: true })

  return {
    sorts,
    filters,
    search,
    filter,
    sort,
    direction,
    after: params.get('after'),
    isNarrowed: search !== '' || filter !== null,
    searchFor: (text) => change({ search: text.trim() }, true),
    narrowTo: (wanted) => change({ filter: wanted }),
    sortBy: (by, way) =>
      change({
        sort: by === 'created' ? null : by,
        direction: way === usualDirection(by) ? null : way,
      }),
    clear: () => change({ search: null, filter: null }),
    pageAt: (after) => `?${changed(params, { after })}`,
  }
}
