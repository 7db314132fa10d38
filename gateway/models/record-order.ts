import type { Direction } from '../../schema/directions.ts'
import { id } from '../../schema/fields.ts'
import type { Locale } from '../../schema/locales.ts'
import { localizedFields, plainFields, type WithFields } from '../../schema/model.ts'
import type { SortKey } from '../database/find-list-page.ts'
import { dayKey, titleKey } from '../database/list-rows.ts'
import { type Computed, columnOf, ownTable, readAs } from './columns.ts'
import { placeOf } from './place.ts'

/** The columns that a search looks into: all texts that people write and remember, and no ids. */
export const searchedColumns = (model: WithFields): string[] => [
  ...localizedFields(model).flatMap(([name]) => [columnOf(name, 'en'), columnOf(name, 'ka')]),
  ...plainFields(model)
    .filter(
      ([, { kind, shape, read, stored, isUnsearched }]) =>
        (kind === 'text' || kind === 'email') && shape !== id && read !== 'nobody' && stored && !isUnsearched,
    )
    .map(([name]) => columnOf(name)),
]

/** What rows are sorted by: the field of that name, their places, a figure that is computed, or else the moment they were made. */
export const sortKey = (
  { fields }: WithFields,
  computed: Computed,
  sort: string,
  direction: Direction,
  locale: Locale,
): SortKey => {
  const column = computed[sort] ?? columnOf(sort)
  switch (fields[sort]?.kind) {
    case undefined:
      if (sort === 'place') return { sql: placeOf(), type: 'numeric' }
      return sort in computed ? { sql: column, type: 'numeric' } : { sql: `${ownTable}.id`, type: 'uuid' }
    case 'localized':
      return titleKey(locale, { en: columnOf(sort, 'en'), ka: columnOf(sort, 'ka') })
    case 'day':
      return fields[sort].optional ? dayKey(column, direction) : { sql: column, type: 'date' }
    case 'lari':
      return { sql: column, type: 'numeric' }
    case 'instant':
      return { sql: `coalesce(${readAs('instant', column)}, '')`, type: 'text' }
    default:
      return { sql: `lower(coalesce(${column}::text, '')) collate "C"`, type: 'text' }
  }
}
