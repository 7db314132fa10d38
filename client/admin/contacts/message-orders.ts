import type { Direction, MessageSort } from '../../../schema/list-words.ts'
import type { AdminDictionary } from '../../i18n/en-admin.ts'

type OrderName = keyof AdminDictionary['contacts']['orders']

/** The orders messages are offered in. */
export const messageOrders: readonly (readonly [MessageSort, Direction, OrderName])[] = [
  ['created', 'desc', 'newest'],
  ['created', 'asc', 'oldest'],
  ['name', 'asc', 'nameUp'],
  ['name', 'desc', 'nameDown'],
]
