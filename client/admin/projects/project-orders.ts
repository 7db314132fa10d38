import type { Direction, ProjectSort } from '../../../schema/list-words.ts'
import type { AdminDictionary } from '../../i18n/en-admin.ts'

type OrderName = keyof AdminDictionary['projects']['orders']

/** The orders projects are offered in. */
export const projectOrders: readonly (readonly [ProjectSort, Direction, OrderName])[] = [
  ['created', 'desc', 'newest'],
  ['created', 'asc', 'oldest'],
  ['title', 'asc', 'titleUp'],
  ['title', 'desc', 'titleDown'],
  ['goal', 'desc', 'goalDown'],
  ['goal', 'asc', 'goalUp'],
  ['raised', 'desc', 'raisedDown'],
  ['raised', 'asc', 'raisedUp'],
  ['startDate', 'asc', 'startUp'],
  ['startDate', 'desc', 'startDown'],
]
