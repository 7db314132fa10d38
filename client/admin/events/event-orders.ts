import type { Direction, EventSort } from '../../../schema/list-words.ts'
import type { AdminDictionary } from '../../i18n/en-admin.ts'

type OrderName = keyof AdminDictionary['events']['orders']

/** The orders events are offered in where there is no room for headings. */
export const eventOrders: readonly (readonly [EventSort, Direction, OrderName])[] = [
  ['created', 'desc', 'newest'],
  ['created', 'asc', 'oldest'],
  ['title', 'asc', 'titleUp'],
  ['title', 'desc', 'titleDown'],
  ['date', 'asc', 'dateUp'],
  ['date', 'desc', 'dateDown'],
]
