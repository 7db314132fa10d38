import { useSearchParams } from 'react-router-dom'
import { type Direction, directions, usualDirection } from '../../../schema/directions.ts'
import { longest } from '../../../schema/limits.ts'
import { type Fields, type Model, namesOf } from '../../../schema/model.ts'
import { changedAddress } from './changed-address.ts'

interface ListVariables<Sort extends string, Filter extends string> {
  search: string
  filter: Filter | null
  sort: Sort
  direction: Direction
  /** The cursor the page before ended with; null on the first page. */
  after: string | null
}

/** What a list shows, as the address of its page keeps it, so that Back, reload and a sent link find it again. */
export interface ListParams<Sort extends string = string, Filter extends string = string>
  extends ListVariables<Sort, Filter> {
  /** The same, as the query of a list asks for it. */
  variables: ListVariables<Sort, Filter>
  /** What it can be sorted and filtered by. */
  sorts: readonly Sort[]
  filters: readonly Filter[]
  /** Whether anything is left out of the list. */
  isFiltered: boolean
  /** Takes the place of the address that was there: typing leaves no trail of half words. */
  searchBy: (text: string) => void
  filterBy: (filter: Filter | null) => void
  sortBy: (sort: Sort, direction: Direction) => void
  /** Shows everything again; the order stays. */
  clear: () => void
  /** The address of another page of the same list, from a cursor; of the first page without one. */
  pageHref: (after: string | null) => string
}

/** What is needed to show a list, whatever it can be sorted and filtered by. */
export type ListState = Pick<ListParams, 'search' | 'isFiltered' | 'clear' | 'pageHref'>

const oneOf = <Word extends string>(words: readonly Word[], given: string | null): Word | null =>
  words.find((word) => word === given) ?? null

/** As much of it as the gateway would look for: no text holds NUL. */
export const searchIn = (params: URLSearchParams): string =>
  Array.from(params.get('search')?.replaceAll('\0', '').trim() ?? '')
    .slice(0, longest.search)
    .join('')

/** Reads and writes the list's part of the address. Words it does not know count as absent. */
export const useListParams = <Sort extends string, Filter extends string>(
  model: Pick<Model<Fields, Sort, Filter>, 'sorts' | 'filters'>,
): ListParams<Sort | 'created', Filter> => {
  const sorts: readonly (Sort | 'created')[] = namesOf(model.sorts)
  const filters = namesOf(model.filters)
  const [params, setParams] = useSearchParams()
  const search = searchIn(params)
  const filter = oneOf(filters, params.get('filter'))
  const sort = oneOf(sorts, params.get('sort')) ?? 'created'
  const direction = oneOf(directions, params.get('direction')) ?? usualDirection(sort)
  const variables = { search, filter, sort, direction, after: params.get('after') }

  const change = (values: Record<string, string | null>, replace = false) =>
    setParams((now) => changedAddress(now, values), { replace, preventScrollReset: true })

  return {
    ...variables,
    variables,
    sorts,
    filters,
    isFiltered: search !== '' || filter !== null,
    searchBy: (text) => change({ search: text.trim() }, true),
    filterBy: (wanted) => change({ filter: wanted }),
    sortBy: (by, way) =>
      change({
        sort: by === 'created' ? null : by,
        direction: way === usualDirection(by) ? null : way,
      }),
    clear: () => change({ search: null, filter: null }),
    pageHref: (after) => `?${changedAddress(params, { after })}`,
  }
}
