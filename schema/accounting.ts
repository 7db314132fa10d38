import { z } from 'zod'
import { isMonth, monthPattern, mostShown } from './accounts-page.ts'
import { refuse, text } from './fields.ts'

/** What each field means, on both edges. */
export const accountsInWords = {
  pledged:
    'What came of what had been promised on the site, in lari, by the month it was promised in: a part of what is confirmed. What is promised and has not come is told to nobody but the team, as anybody may promise anything.',
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
  lines:
    'Projects by what came, and what is told without a name after them: of everything, whatever is asked for.',
  id: 'Of what was spent.',
  spentOn: 'The day, on the clock of Tbilisi.',
  amount: 'How much, in lari.',
  purpose: 'For what.',
  receiptPath: 'Where its receipt is to be had; null where it has none.',
} as const

export const ofInWords = `Only the money of one line. ${accountsInWords.line}`

const line = text(1, 100)

/** Whose accounts. */
export const accountsQuery = z.object({ of: z.string().optional().meta({ description: ofInWords }) })
export const accountsRequest = z.object({ of: line.nullish() })

const month = z
  .string()
  .superRefine((value, ctx) => {
    if (!isMonth(value)) refuse(ctx, 'not_a_month')
  })
  .meta({ pattern: monthPattern, description: accountsInWords.month, example: '2026-11' })

export const belowInWords = `The id of what was spent that stands above them: at most ${mostShown} are told at once, so whoever wants more names the last of these.`

/** What was spent in which month. */
export const shownSpendingsRequest = accountsRequest.extend({ month, below: line.nullish() })
export const shownSpendingsQuery = accountsQuery.extend({
  month,
  below: z.string().optional().meta({ description: belowInWords }),
})
