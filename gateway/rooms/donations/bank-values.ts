import { type DayOrder, type DecimalMark, decimalMarks } from '../../../schema/donation-imports.ts'
import { isCalendarDay } from '../../../schema/fields.ts'
import { earliestGift, largestGift } from '../../../schema/limits.ts'
import { namesOf } from '../../../schema/model.ts'
import type { FieldIssue } from '../../../schema/text-fault.ts'
import { tetri } from '../../core/tetri.ts'
import { dayOf } from '../../core/today.ts'
import { dayInOrder, isDay, partsOfDay, timeIn } from '../../core/written-days.ts'

/** What stands in a cell, or why it is not that. */
export type Read<Value> = { value: Value } | { fault: FieldIssue }

const offsetOf = (zone: string): string =>
  zone
    .replace(/^(?:z|utc|gmt)$/i, '+00:00')
    .replace(/^(.\d{2}):?(\d{2})?$/, '$1:$2')
    .replace(/:$/, ':00')

/**
 * The day of the charity, when a time follows it: a bank's own clock is that of Tbilisi, but where a time says that it is
 * of another zone. Null where that cannot be told, and so the day could be a wrong one; words say nothing of it.
 */
const dayAtCharity = (day: string, rest: string): string | null => {
  if (!/\d/.test(rest)) return day
  const found = timeIn(rest)
  if (!found) return null
  const { time, zone } = found
  const moment = new Date(`${day}T${time}${zone === undefined ? 'Z' : offsetOf(zone)}`)
  if (Number.isNaN(moment.getTime())) return null
  return zone === undefined ? day : dayOf(moment)
}

/** The day in a cell, `YYYY-MM-DD`; not before any gift, not after `today`. */
export const readDay = (cell: string, order: DayOrder, today: string): Read<string> => {
  const found = partsOfDay(cell)
  if (!found) return { fault: { code: 'invalid_date' } }
  const written = dayInOrder(found.parts, order)
  const value = isCalendarDay(written) ? dayAtCharity(written, found.rest) : null
  if (value === null) return { fault: { code: 'invalid_date' } }
  if (value < earliestGift) return { fault: { code: 'before_2000' } }
  return value > today ? { fault: { code: 'after_today' } } : { value }
}

/** Signs of lari, and what parts thousands without being read as anything else. */
const ornaments = /₾|GEL|ლარი|[\s'’]/giu

const figures: Record<DecimalMark, RegExp> = {
  point: /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.(?<tetri>\d+))?$/,
  comma: /^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,(?<tetri>\d+))?$/,
}

/** As one thousand and a half is written, and one and a half by whoever writes three decimals. */
const eitherWay = /^[1-9]\d{0,2}[.,]\d{3}$/

/** Whether an amount alone does not tell its decimal mark: `1,500` and `1.500` may be either. */
export const isEitherWay = (cell: string): boolean => eitherWay.test(figureOf(cell).figure)

/** An amount without its ornaments, and whether it went instead of coming. */
export const figureOf = (cell: string): { figure: string; isNegative: boolean } => {
  const bare = cell.replace(ornaments, '')
  const inBrackets = /^\((?<inner>.*)\)$/.exec(bare)?.groups?.inner
  if (inBrackets !== undefined) return { figure: inBrackets, isNegative: true }
  const {
    sign = '',
    figure = '',
    after = '',
  } = /^(?<sign>[-−+]?)(?<figure>.*?)(?<after>[-−]?)$/.exec(bare)?.groups ?? {}
  return { figure, isNegative: /[-−]/.test(sign + after) }
}

/** What banks leave in a column that is not meant. */
const isNothing = /^\s*[-–—−]?\s*$/

/** The lari in a cell, below zero where they went; nothing at all, or a dash, is zero. */
export const readAmount = (cell: string, mark: DecimalMark): Read<number> => {
  if (isNothing.test(cell)) return { value: 0 }
  const { figure, isNegative } = figureOf(cell)
  const found = figures[mark].exec(figure)
  if (!found) return { fault: { code: 'invalid_amount' } }
  const fraction = found.groups?.tetri ?? ''
  if (/[1-9]/.test(fraction.slice(2))) return { fault: { code: 'too_precise', limit: 2 } }
  // Nobody has three decimals of lari: more likely these are thousands, and nobody guesses.
  if (fraction !== '' && eitherWay.test(figure)) return { fault: { code: 'ambiguous_amount' } }
  const [thousands, decimal] = mark === 'point' ? [/,/g, '.'] : [/\./g, ',']
  const lari = tetri(Number(figure.replace(thousands, '').replace(decimal, '.'))) / 100
  if (lari > largestGift) return { fault: { code: 'too_big', limit: largestGift } }
  return { value: isNegative && lari > 0 ? -lari : lari }
}

const isAmount = (cell: string): boolean =>
  namesOf(decimalMarks).some((mark) => {
    const read = readAmount(cell, mark)
    return 'value' in read ? read.value !== 0 : read.fault.code === 'ambiguous_amount'
  })

/** What a column seems to hold, by one of its cells. */
export const kindOf = (cell: string): 'day' | 'amount' | 'text' => {
  if (isDay(cell)) return 'day'
  return isAmount(cell) ? 'amount' : 'text'
}

/** A transfer has a day and a sum, and no name of a column is either. */
export const isTransfer = (cells: readonly string[]): boolean =>
  cells.some((cell) => kindOf(cell) === 'day') && cells.some((cell) => kindOf(cell) === 'amount')

/** Whether a currency is lari; where none is told, it is. */
export const isLari = (cell: string): boolean =>
  ['', 'gel', '₾', 'ლარი', '981', 'lari'].includes(cell.toLowerCase())

/** As banks mark an amount that went, or came, in a column beside it. */
export const isDebit = (cell: string): boolean =>
  /^(?:d|dr|dt|dbit|debit|დ|დებ|დებეტი|გასული|გასავალი)\.?$/iu.test(cell)
export const isCredit = (cell: string): boolean =>
  /^(?:c|cr|ct|kt|crdt|credit|კ|კრ|კრედიტი|შემოსული|შემოსავალი)\.?$/iu.test(cell)
