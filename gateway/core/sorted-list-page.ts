import { day, instant, text } from '../../schema/fields.ts'
import { longest } from '../../schema/limits.ts'
import { isId } from './ids.ts'
import { decodeCursor, encodeCursor, type UncountedPage } from './list-page.ts'

/** The place of an item in a sorted list: what it is sorted by, as text, and its id. */
export type Position = readonly [key: string, id: string]

/** A page of a list that can be turned in both directions. */
export interface SortedListPage<Node> extends UncountedPage<Node> {
  /** Of all pages; null where they are more than anybody counts. */
  totalCount: number | null
  /** How many items come before this page; null likewise. */
  offset: number | null
  /** What the page before this one continues; null where that is the first page, or there is none. */
  previousCursor: string | null
}

const storable = text(0, longest.cursor)
/** As we write one: another text may be the same moment and no place in our order. */
export const isInstant = (value: string): boolean =>
  instant.safeParse(value).success && new Date(value).toISOString() === value
const isDay = (value: string): boolean => /^-?infinity$/.test(value) || day.safeParse(value).success

/** Whether a text that comes back can be what a list was sorted by. */
const checks = {
  uuid: isId,
  text: (value: string): boolean => storable.safeParse(value).success,
  // Lari, and places in an order by hand: those are as long as ids, and lie between each other's.
  numeric: (value: string): boolean => /^-?\d{1,45}(\.\d{1,100})?$/.test(value),
  date: isDay,
  timestamptz: isInstant,
}

export type KeyType = keyof typeof checks

/**
 * The place a cursor stands for. `order` names what the list is sorted by, and how.
 * @throws Problem `validation_failed` when the cursor is of another list or another order
 */
export const readPosition = (after: string | null, order: string, type: KeyType): Position | null => {
  if (after === null) return null
  const [, key = '', id = ''] = decodeCursor(after, [(part) => part === order, checks[type], isId])
  return [key, id]
}

/** The cursor of a place in a list that is sorted as `order` names. */
export const writePosition = (position: Position, order: string): string => encodeCursor([order, ...position])
