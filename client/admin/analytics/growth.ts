/** What came in within a month. */
export interface MonthTotal {
  /** `YYYY-MM` */
  month: string
  /** Lari. */
  total: number
  count: number
}

/** The same, with what had come in since the first month shown. */
export interface CumulativeMonth extends MonthTotal {
  /** Lari. */
  cumulative: number
}

const tetri = (lari: number): number => Math.round(lari * 100)

/** Adds up month by month, in whole tetri: sums of lari in binary fractions would drift. */
export const cumulate = (months: readonly MonthTotal[]): CumulativeMonth[] => {
  let sum = 0
  return months.map((month) => {
    sum += tetri(month.total)
    return { ...month, cumulative: sum / 100 }
  })
}

/** How many gifts there were, and what one came to on average, in lari. */
export const summarizeGifts = (months: readonly MonthTotal[]): { count: number; average: number } => {
  const count = months.reduce((sum, month) => sum + month.count, 0)
  const total = cumulate(months).at(-1)?.cumulative ?? 0
  return { count, average: count > 0 ? Math.round(total / count) : 0 }
}

const niceSteps = [1, 2, 2.5, 5, 10]
const most = 5

/** Round figures of an axis from 0 to at least `highest`, at most six of them. */
export const axisTicks = (highest: number): number[] => {
  if (highest <= 0) return [0, 1]
  const rough = highest / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (niceSteps.find((nice) => nice * power >= rough * (1 - Number.EPSILON * 4)) ?? 10) * power
  const count = Math.ceil(highest / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

/** Where the month `index` of `count` stands from the left, in percent: the only one in the middle. */
export const positionOf = (index: number, count: number): number =>
  count < 2 ? 50 : Math.round((index / (count - 1)) * 10_000) / 100

const partsOfYear = [1, 2, 3, 6]

/**
 * Which of `count` months are named under an axis with room for `room`: evenly spaced, the last among them,
 * and the same ones every year.
 */
export const labelledMonths = (count: number, room: number): number[] => {
  const atLeast = Math.ceil(count / room)
  const every = partsOfYear.find((part) => part >= atLeast) ?? Math.ceil(atLeast / 12) * 12
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % every === 0,
  )
}
