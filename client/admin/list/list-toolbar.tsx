import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Direction } from '../../../schema/directions.ts'
import { Select } from '../../ui/select.tsx'
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
  /** More that can be done with the list as it is shown. */
  children: ReactNode
}

/** What a list is searched for, narrowed to and sorted by. */
export const ListToolbar = <Sort extends string, Filter extends string>({
  list,
  texts,
  children,
}: ListToolbarProps<Sort, Filter>) => {
  const { t } = useTranslation('admin')
  const orders = list.sorts.flatMap((sort) => {
    const first = firstDirection(sort)
    return [first, turned(first)].map((direction) => ({ sort, direction, name: `${sort} ${direction}` }))
  })

  const sortBy = (name: string): void => {
    const order = orders.find((each) => each.name === name)
    if (order) list.sortBy(order.sort, order.direction)
  }

  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-3">
      <SearchBox label={texts.search} search={list.search} onSearch={list.searchBy} />
      <Select<Filter | ''>
        label={t('list.show')}
        value={list.filter ?? ''}
        options={[['', texts.all], ...list.filters.map((filter) => [filter, texts.filters[filter]] as const)]}
        onChoose={(filter) => list.filterBy(filter === '' ? null : filter)}
        className="flex-1 basis-56 sm:max-w-72"
      />
      <Select
        label={t('list.order')}
        value={`${list.sort} ${list.direction}`}
        options={orders.map(({ name, sort, direction }) => [name, texts.orders[sort][direction]])}
        onChoose={sortBy}
        className="flex-1 basis-56 sm:max-w-72"
      />
      {children}
    </div>
  )
}
