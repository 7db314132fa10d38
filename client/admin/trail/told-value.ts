import type { Locale } from '../../../schema/locales.ts'
import { accountColumns, recordColumns, type TrailKind } from '../../../schema/trail.ts'
import { fieldKindOf, isToldOf, valueInWords } from '../../../schema/trail-words.ts'
import type { TrailRowFragment } from '../../generated/admin-operations.ts'
import { formatDay, formatMoment } from '../../lib/format-date.ts'
import { formatLari } from '../../lib/format-number.ts'

/** Whether a column names an account. */
export const isOfAccount = (column: string): boolean => accountColumns.some((each) => each === column)

/** Whom a column named, before an entry or after; null where nobody is told, or the account is gone. */
export const accountIn = (
  { accounts, changes }: Pick<TrailRowFragment, 'accounts' | 'changes'>,
  column: string,
  when: 'before' | 'after',
): string | null => {
  const id = changes.find((each) => each.column === column)?.[when]
  return accounts.find((account) => account.id === id)?.name ?? null
}

const isColumnOfRecord = (column: string): column is keyof typeof recordColumns =>
  Object.hasOwn(recordColumns, column)

/** Of which kind the record is that a column names; null where it names none. */
export const kindIn = (column: string): TrailKind | null =>
  isColumnOfRecord(column) ? recordColumns[column] : null

/** What an entry tells of the values. */
export const toldChanges = ({
  kind,
  changes,
}: Pick<TrailRowFragment, 'kind' | 'changes'>): TrailRowFragment['changes'] =>
  changes.filter(({ column }) => isToldOf(kind, column))

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value)
const isMoment = (value: string): boolean => /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(value)

/** What a column held, as its form shows it; null for nothing. */
export const columnValue = (
  kind: TrailKind | null,
  column: string,
  value: string | null,
  reader: Locale,
): string | null => {
  if (value === null || value === '') return null
  const words = valueInWords(kind, column, value, reader)
  if (words !== null) return words
  if (fieldKindOf(kind, column) === 'lari') return formatLari(Number(value), reader)
  if (isDay(value)) return formatDay(value, reader)
  return isMoment(value) ? formatMoment(value, reader) : value
}

/** A text in three: what it shares with another before and after, and what it has of its own between. */
export type Parted = readonly [before: string, own: string, after: string]

const sharedStart = (one: readonly string[], other: readonly string[]): number => {
  const differs = one.findIndex((word, index) => word !== other[index])
  return differs === -1 ? one.length : differs
}

/** Characters of what both share that lead to where they part; no word is cut. */
const context = 60

const parted = (words: readonly string[], start: number, end: number): Parted => {
  const before = words.slice(0, start).join('')
  const after = words.slice(words.length - end).join('')
  return [
    before.length > context ? `… ${before.slice(-context - 1).replace(/^\S*\s/, '')}` : before,
    words.slice(start, words.length - end).join(''),
    after.length > context ? `${after.slice(0, context + 1).replace(/\s\S*$/, '')} …` : after,
  ]
}

/** Two texts, each parted where they begin to differ and where they are the same again. */
export const partDifference = (one: string, other: string): readonly [Parted, Parted] => {
  // A space that does not break stands within a number.
  const [first = [], second = []] = [one, other].map(
    (text) => text.match(/[\S\u00A0\u202F]+|[^\S\u00A0\u202F]+/g) ?? [],
  )
  const start = sharedStart(first, second)
  const rest = Math.min(first.length, second.length) - start
  const end = Math.min(rest, sharedStart(first.toReversed(), second.toReversed()))
  return [parted(first, start, end), parted(second, start, end)]
}
