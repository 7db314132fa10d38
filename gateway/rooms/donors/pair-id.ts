import { isId } from '../../core/ids.ts'

/** The id of a pair: of the one whose name is kept, and of the other. */
export const pairId = (kept: string, other: string): string => `${kept}_${other}`

/** Whose ids they are; null for what is no pair. */
export const readPairId = (id: string): readonly [kept: string, other: string] | null => {
  const [kept = '', other = '', ...more] = id.toLowerCase().split('_')
  return isId(kept) && isId(other) && kept !== other && more.length === 0 ? [kept, other] : null
}
