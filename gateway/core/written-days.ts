import type { DayOrder } from '../../schema/donation-imports.ts'

/** Three numbers, and whatever follows them: a time of day, words. */
const dayParts = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?:(?:T|[ ,]+)(.*))?$/

/** The numbers of a day in the order they stand in, what stands between them and what after them. */
export const partsOfDay = (
  cell: string,
): { parts: [first: string, second: string, third: string]; mark: string; rest: string } | null => {
  const [, first, mark, second, third, rest = ''] = dayParts.exec(cell) ?? []
  if (first === undefined || mark === undefined || second === undefined || third === undefined) return null
  return { parts: [first, second, third], mark, rest }
}

/** A year of two digits is one of this century. */
const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year)

/** `YYYY-MM-DD` of the numbers in that order, whether or not there is such a day. */
export const dayInOrder = (
  [first, second, third]: readonly [first: string, second: string, third: string],
  order: DayOrder,
): string => {
  const [year, month, day] = {
    yearFirst: [first, second, third] as const,
    dayFirst: [third, second, first] as const,
    monthFirst: [third, first, second] as const,
  }[order]
  return [fullYear(year), month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

const timeOfDay =
  /^(?<hour>\d{1,2}):(?<minute>\d{2})(?<seconds>:\d{2}(?:[.,]\d+)?)?\s*(?<half>[ap]m)?\s*(?<zone>z|utc|gmt|[+-]\d{2}(?::?\d{2})?)?$/i

const hourOf = (hour: string, half: string | undefined): string =>
  half === undefined ? hour : String((Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0))

/** A time of day as `HH:MM`, with seconds where it has them, and the zone it says it is of. */
export const timeIn = (text: string): { time: string; zone: string | undefined } | null => {
  const { hour, minute, seconds = '', half, zone } = timeOfDay.exec(text)?.groups ?? {}
  if (hour === undefined) return null
  return { time: `${hourOf(hour, half).padStart(2, '0')}:${minute}${seconds.replace(',', '.')}`, zone }
}

/** A day alone, or with a time. */
export const isDay = (cell: string): boolean => {
  const found = partsOfDay(cell)
  return found !== null && (found.rest === '' || timeIn(found.rest) !== null)
}
