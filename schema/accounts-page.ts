import { z } from 'zod'
import { text } from './fields.ts'
import type { Localized } from './model.ts'

/** Where everybody reads where the money went. */
export const accountsPath = '/accounts'

/** In the address of that page: the month that is opened, and whose money is shown. */
export const monthParameter = 'month'
export const lineParameter = 'of'

/** Whether all months are shown. */
export const allParameter = 'months'
export const allMonths = 'all'

/** Months that are shown at first. */
export const firstMonths = 12

export const isMonth = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value)

/** Whose money is not that of a project which everybody is shown. */
export const otherLines = {
  charity: { description: 'What was spent for the charity as a whole.' },
  others: { description: 'All projects together that nobody is shown.' },
} as const

export type OtherLine = keyof typeof otherLines

export const isOtherLine = (line: string): line is OtherLine => Object.hasOwn(otherLines, line)

/** Sums of lari. */
export interface Sums {
  /** Promised, and still waited for: no part of any other sum. */
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

/** What was spent in a month that is told at most. */
export const mostShown = 1000

export const accountsInWords = {
  pledged: 'Promised and still waited for, in lari: by the month it was promised in, and no part of any other sum.',
  confirmed: 'What has come, in lari, what went back of it later included, by the month it came in.',
  refunded: 'What went back, in lari, by the month it was written down in, less what of that was taken back.',
  spent: 'What was spent, in lari.',
  inHand: 'What is left, in lari: confirmed less refunded less spent.',
  month: '`YYYY-MM`, on the clock of Tbilisi.',
  start: 'What was left at its beginning, in lari.',
  end: 'What is left at its end, in lari: start and confirmed less refunded less spent.',
  spendingCount: 'How many times something was spent.',
  line: 'The id of a project that everybody is shown; `charity`: for the charity as a whole; `others`: all projects together that nobody is shown.',
  title: 'What the project is called; null where it is none that is shown.',
  months: 'The newest first, and none is left out; none where nothing has come yet.',
  lines: 'Projects by what came, and what is told without a name after them: of everything, whatever is asked for.',
  id: 'Of what was spent.',
  spentOn: 'The day, on the clock of Tbilisi.',
  amount: 'How much, in lari.',
  purpose: 'For what.',
  receiptPath: 'Where its receipt is to be had; null where it has none.',
} as const

const ofInWords = `Only the money of one line. ${accountsInWords.line}`

const line = text(1, 100)

/** Whose accounts. */
export const accountsQuery = z.object({ of: z.string().optional().meta({ description: ofInWords }) })
export const accountsRequest = z.object({ of: line.nullish() })

const month = z
  .string()
  .superRefine((value, ctx) => {
    if (!isMonth(value)) ctx.addIssue({ code: 'custom', params: { code: 'invalid_month' } })
  })
  .meta({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: accountsInWords.month, example: '2026-11' })

/** What was spent in which month. */
export const shownSpendingsRequest = accountsRequest.extend({ month })
export const shownSpendingsQuery = accountsQuery.extend({ month })

export { ofInWords }
