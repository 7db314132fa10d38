import type { Localized } from './model.ts'

/** Where everybody reads where the money went. */
export const accountsPath = '/accounts'

/** In the address of that page: the month that is opened, and whose money is shown. */
export const monthParameter = 'month'
export const lineParameter = 'of'

/** Below what, of what was spent in that month, is shown. */
export const belowParameter = 'below'

/** Whether all months are shown. */
export const allParameter = 'months'
export const allMonths = 'all'

/** Months that are shown at first. */
export const firstMonths = 12

/** A month, `YYYY-MM`: of a year that there was. */
export const monthPattern = '^(?!0000)\\d{4}-(0[1-9]|1[0-2])$'

export const isMonth = (value: unknown): value is string =>
  typeof value === 'string' && new RegExp(monthPattern).test(value)

/** Whose money is not that of a project which everybody is shown. */
export const otherLines = {
  charity: { description: 'What was spent for the charity as a whole.' },
  others: { description: 'All projects together that nobody is shown.' },
} as const

export type OtherLine = keyof typeof otherLines

export const isOtherLine = (line: string): line is OtherLine => Object.hasOwn(otherLines, line)

/** Sums of lari. */
export interface Sums {
  /** What came of what was promised: a part of what is confirmed, by the month it was promised in. */
  pledged: number
  confirmed: number
  refunded: number
  spent: number
}

/** A month, which begins with what was left at the end of the one before. */
export interface AccountsMonth extends Sums {
  /** `YYYY-MM`. */
  month: string
  start: number
  end: number
  spendingCount: number
}

/** A project that everybody is shown, or what is told without its name. */
export interface AccountsLine extends Sums {
  /** The id of the project; else `charity` or `others`. */
  line: string
  title: Localized | null
  inHand: number
}

/** What came, what went back, what was spent, and what is left: of everything, or of one line. */
export interface Accounts extends Sums {
  inHand: number
  /** The newest first. */
  months: AccountsMonth[]
  /** Of everything, whatever is asked for. */
  lines: AccountsLine[]
}

/** What was spent, as everybody reads it. */
export interface ShownSpending {
  id: string
  spentOn: string
  amount: number
  purpose: Localized
  line: string
  receiptPath: string | null
}

/** How much of what was spent in a month is told at once. */
export const mostShown = 100
