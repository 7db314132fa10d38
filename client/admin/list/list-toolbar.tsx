import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Direction } from '../../../schema/list-words.ts'
import { Choice } from './choice.tsx'
import { SearchBox } from './search-box.tsx'
import type { ListAddress } from './use-list-address.ts'

interface ListToolbarProps<Sort extends string, Filter extends string> {
  list: ListAddress<Sort, Filter>
  searchLabel: string
  /** "Show", unless something says better what the filter is about. */
  filterLabel?: string
  /** What everything is called, where no filter is chosen. */
  allText: string
  filters: readonly (readonly [filter: Filter, text: string])[]
  /** The orders on offer, those that a heading would give among them. */
  orders: readonly (readonly [sort: Sort, direction: Direction, text: string])[]
  /** More that can be done with the list as it is shown. */
  children?: ReactNode
}

/** What a list is searched for, narrowed to and sorted by. */
export const ListToolbar = <Sort extends string, Filter extends string>({
  list,
  searchLabel,
  filterLabel,
  allText,
  filters,
  orders,
  children,
}: ListToolbarProps<Sort, Filter>) => {
  const { t } = useTranslation('admin')
  const nameOf = (sort: string, direction: string) => `${sort} ${direction}`
  const current = nameOf(list.sort, list.direction)
  const offered = orders.map(([sort, direction, text]) => [nameOf(sort, direction), text] as const)
  const isOffered = offered.some(([name]) => name === current)

  const order = (name: string) => {
    const chosen = orders.find(([sort, direction]) => nameOf(sort, direction) === name)
    if (chosen) list.sortBy(chosen[0], chosen[1])
  }

  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-3">
      <SearchBox label={searchLabel} search={list.search} onSearch={list.searchFor} />
      <Choice
        label={filterLabel ?? t('list.show')}
        value={list.filter ?? ''}
        options={[['', allText], ...filters]}
        onChoose={(value) => list.narrowTo(filters.find(([filter]) => filter === value)?.[0] ?? null)}
        className="flex-1 basis-56 sm:max-w-72"
      />
      <Choice
        label={t('list.order')}
        value={isOffered ? current : ''}
        options={isOffered ? offered : [['', t('list.otherOrder')], ...offered]}
        onChoose={order}
        className="flex-1 basis-56 sm:max-w-72"
      />
      {children}
    </div>
  )
}
