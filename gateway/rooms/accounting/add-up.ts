import type { Accounts, AccountsLine, AccountsMonth, Sums } from '../../../schema/accounts-page.ts'
import type { Localized } from '../../../schema/model.ts'
import { sumOfLari } from '../../core/tetri.ts'

/** What came, went back and was spent of one line in one month, and what came of what was promised in it. */
export interface AccountsCell extends Sums {
  line: string
  month: string
  spendingCount: number
}

const nothing: Sums = { pledged: 0, confirmed: 0, refunded: 0, spent: 0 }

const sumOf = (cells: readonly Sums[]): Sums => {
  const total = { ...nothing }
  for (const { pledged, confirmed, refunded, spent } of cells) {
    total.pledged = sumOfLari(total.pledged, pledged)
    total.confirmed = sumOfLari(total.confirmed, confirmed)
    total.refunded = sumOfLari(total.refunded, refunded)
    total.spent = sumOfLari(total.spent, spent)
  }
  return total
}

const left = ({ confirmed, refunded, spent }: Sums): number => sumOfLari(confirmed, -refunded, -spent)

/** The month after one, `YYYY-MM`. */
const next = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12
    ? `${String(year + 1).padStart(4, '0')}-01`
    : `${month.slice(0, 4)}-${String(number + 1).padStart(2, '0')}`
}

/** Each month from the first of which there is anything to this one, and the last if that is later. */
const monthsOf = (cells: readonly AccountsCell[], thisMonth: string): string[] => {
  const known = cells.map(({ month }) => month).sort()
  const [first] = known
  if (first === undefined) return []
  const last = [thisMonth, known.at(-1) ?? thisMonth].sort().at(-1) ?? thisMonth
  const all = [first]
  for (let month = first; month < last; ) {
    month = next(month)
    all.push(month)
  }
  return all
}

const inMonths = (cells: readonly AccountsCell[], thisMonth: string): AccountsMonth[] => {
  const byMonth = Map.groupBy(cells, ({ month }) => month)
  let start = 0
  const months = monthsOf(cells, thisMonth).map((month): AccountsMonth => {
    const of = byMonth.get(month) ?? []
    const sums = sumOf(of)
    const end = sumOfLari(start, left(sums))
    const spendingCount = of.reduce((count, each) => count + each.spendingCount, 0)
    const told = { month, start, ...sums, end, spendingCount }
    start = end
    return told
  })
  return months.reverse()
}

/** Projects by what came, and what has no name after them. */
const inLines = (cells: readonly AccountsCell[], titles: ReadonlyMap<string, Localized>): AccountsLine[] =>
  [...Map.groupBy(cells, ({ line }) => line)]
    .map(([line, of]): AccountsLine => {
      const sums = sumOf(of)
      return { line, title: titles.get(line) ?? null, ...sums, inHand: left(sums) }
    })
    .sort(
      (one, other) =>
        Number(one.title === null) - Number(other.title === null) ||
        other.confirmed - one.confirmed ||
        (one.line < other.line ? -1 : 1),
    )

/** Adds up what came, went back and was spent: each month begins with what the one before has left. */
export const addUp = (
  cells: readonly AccountsCell[],
  titles: ReadonlyMap<string, Localized>,
  { of, thisMonth }: { of: string | null; thisMonth: string },
): Accounts => {
  const asked = of === null ? cells : cells.filter(({ line }) => line === of)
  const sums = sumOf(asked)
  return {
    ...sums,
    inHand: left(sums),
    months: inMonths(asked, thisMonth),
    lines: inLines(cells, titles),
  }
}
