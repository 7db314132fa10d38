import type { Selection } from '../../schema/lists.ts'
import type { Fields, Model } from '../../schema/model.ts'
import { Conditions } from '../database/conditions.ts'
import { countOf } from '../database/list-rows.ts'
import { snakeCase } from '../database/naming.ts'
import { columnOf, ownTable } from './columns.ts'
import type { Present } from './life.ts'
import { searchedColumns } from './record-order.ts'

/** What a list is narrowed to, and when. */
export interface SelectionOn<Filter> extends Selection<Filter>, Present {
  /** Fields that whoever asks is not shown, so that no search finds what is in them. */
  withheld?: readonly string[]
}

type Bind = (value: unknown) => string

export interface SelectionOptions<Filter extends string> {
  /** What a list is narrowed to besides, where it is asked for it. */
  besides?: (bind: Bind, selection: object) => string[]
  /** The condition of each filter. */
  filters: Record<Filter, (bind: Bind, present: Present) => string>
  /** Of filters whose rows are counted as they are written: which parts of `list_counts` they leave. */
  counted?: Partial<Record<Filter, string>>
  /** Fields of names or addresses that are found in either script: each has an index of its sound. */
  heard?: readonly string[]
  /** Whether the rows of the table are counted in `list_counts` as they are written; true where nothing is said. */
  isCounted?: boolean
}

/** Says in SQL which records of a model a list is narrowed to. */
export const createSelections = <Of extends Fields, Sort extends string, Filter extends string>(
  model: Model<Of, Sort, Filter>,
  { besides = () => [], filters, counted = {}, heard = [], isCounted = true }: SelectionOptions<Filter>,
) => {
  const searched = searchedColumns(model)
  return {
    /**
     * What the rows of the model must meet to be selected.
     * @param isUnseen whether no plan sees what is searched for
     */
    conditionsOf: (
      { search, filter, withheld = [], ...present }: SelectionOn<Filter>,
      isUnseen = false,
    ): Conditions => {
      const conditions = new Conditions([], { isUnseen })
      const bind: Bind = (value) => conditions.bind(value)
      if (filter !== null) conditions.add(filters[filter](bind, present))
      for (const condition of besides(bind, present)) conditions.add(condition)
      const hidden = withheld.map((name) => columnOf(name))
      conditions.addSearch(
        searched.filter((column) => !hidden.includes(column)),
        search,
        heard
          .filter((name) => !withheld.includes(name))
          .map((name) => ({ table: model.table, column: snakeCase(name), id: `${ownTable}.id` })),
      )
      return conditions
    },

    /** Tells how many rows a selection leaves, where that is kept. */
    keptCount: (selection: SelectionOn<Filter>): string | null => {
      const { search, filter } = selection
      const parts = filter === null ? 'true' : counted[filter]
      const isNarrowed = search !== '' || besides(String, selection).length > 0
      return !isCounted || isNarrowed || parts === undefined ? null : countOf(model.table, parts)
    },
  }
}
