import { Search } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Direction } from '../../../schema/directions.ts'
import { lifeStates } from '../../../schema/life.ts'
import { Select } from '../../ui/select.tsx'
import { FilterChips } from './filter-chips.tsx'
import { firstDirection, turned } from './first-direction.ts'
import { SearchBox } from './search-box.tsx'
import type { ListParams } from './use-list-params.ts'

export interface ToolbarTexts<Sort extends string, Filter extends string> {
  search: string
  /** What everything is called, where no filter is chosen. */
  all: string
  filters: Record<Filter, string>
  orders: Record<Sort, Record<Direction, string>>
}

interface ListToolbarProps<Sort extends string, Filter extends string> {
  list: ListParams<Sort, Filter>
  texts: ToolbarTexts<Sort, Filter>
  /** What else the list is narrowed by. */
  narrowedBy?: ReactNode
}

const isState = (filter: string): boolean => lifeStates.some((state) => state === filter)

/** On a small screen one of a row of pills that scrolls sideways. */
const narrow = { isPillOnPhone: true, className: 'max-sm:shrink-0 sm:flex-1 sm:basis-56 sm:max-w-72' }

/** What a list is searched for, narrowed to and sorted by. On a small screen a button brings the box to search in. */
export const ListToolbar = <Sort extends string, Filter extends string>({
  list,
  texts,
  narrowedBy,
}: ListToolbarProps<Sort, Filter>) => {
  const { t } = useTranslation('admin')
  const box = useRef<HTMLInputElement>(null)
  const [isAsked, setAsked] = useState(false)
  const isShown = isAsked || list.search !== ''
  const orders = list.sorts.flatMap((sort) => {
    const first = firstDirection(sort)
    return [first, turned(first)].map((direction) => ({ sort, direction, name: `${sort} ${direction}` }))
  })

  const states = list.filters.filter(isState)
  const others = list.filters.filter((filter) => !isState(filter))

  const sortBy = (name: string): void => {
    const order = orders.find((each) => each.name === name)
    if (order) list.sortBy(order.sort, order.direction)
  }

  // Whoever empties it writes something else there.
  const searchBy = (text: string): void => {
    setAsked(true)
    list.searchBy(text)
  }

  const toggleSearch = (): void => {
    // The box takes the focus, which it cannot while it is hidden.
    flushSync(() => setAsked(!isShown || list.search !== ''))
    box.current?.focus()
  }

  return (
    <div className="mb-2 flex flex-wrap print:hidden items-end gap-x-4 gap-y-2 sm:mb-4 sm:gap-y-3">
      <SearchBox
        ref={box}
        label={texts.search}
        search={list.search}
        onSearch={searchBy}
        className={isShown ? 'max-sm:basis-full' : 'max-sm:hidden'}
      />
      <div className="relative -mx-gutter -my-1.5 flex w-screen gap-2 overflow-x-auto px-gutter py-1.5 [scrollbar-width:none] sm:contents">
        <button
          type="button"
          aria-label={texts.search}
          aria-expanded={isShown}
          onClick={toggleSearch}
          className="grid size-10 shrink-0 place-items-center rounded-pill border border-line-strong bg-surface aria-expanded:bg-forest-100 sm:hidden"
        >
          <Search aria-hidden="true" className="size-4.5" />
        </button>
        <Select<Filter | ''>
          {...narrow}
          label={t('list.show')}
          value={others.find((filter) => filter === list.filter) ?? ''}
          options={[['', texts.all], ...others.map((filter) => [filter, texts.filters[filter]] as const)]}
          onChoose={(filter) => list.filterBy(filter === '' ? null : filter)}
        />
        <Select
          {...narrow}
          label={t('list.order')}
          value={`${list.sort} ${list.direction}`}
          options={orders.map(({ name, sort, direction }) => [name, texts.orders[sort][direction]])}
          onChoose={sortBy}
        />
        {states.length > 0 && (
          <FilterChips<Filter>
            label={t('list.states')}
            chips={[
              [null, t('list.everyState')],
              ...states.map((state) => [state, texts.filters[state]] as const),
            ]}
            chosen={states.find((state) => state === list.filter) ?? null}
            onChoose={list.filterBy}
          />
        )}
        {narrowedBy}
      </div>
    </div>
  )
}
