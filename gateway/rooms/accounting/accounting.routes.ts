import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  accountsInWords,
  accountsQuery,
  shownSpendingsQuery,
  shownSpendingsRequest,
} from '../../../schema/accounting.ts'
import { type Accounts, type ShownSpending } from '../../../schema/accounts-page.ts'
import type { Locale } from '../../../schema/locales.ts'
import { project } from '../../../schema/projects.ts'
import { inLocale, shownText } from '../../core/localized.ts'
import { publicRead } from '../../http/caching.ts'
import {
  jsonAnswer,
  languageHeader,
  publicCsvAnswer,
  publicHeaders,
  unchangedAnswer,
} from '../../openapi/documentation.ts'
import { localisedWith } from '../../openapi/params.ts'
import { problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import { type AccountingService, noAccounts } from './accounting.service.ts'

const tags = ['accounting']
const words = accountsInWords
const lari = (description: string) => z.number().meta({ description })

const sums = {
  pledged: lari(words.pledged),
  confirmed: lari(words.confirmed),
  refunded: lari(words.refunded),
  spent: lari(words.spent),
}

const month = z
  .object({
    month: z.string().meta({ description: words.month }),
    start: lari(words.start),
    ...sums,
    end: lari(words.end),
    spendingCount: z.int().meta({ description: words.spendingCount }),
  })
  .meta({ title: 'AccountsMonth' })

const line = z
  .object({
    line: z.string().meta({ description: words.line }),
    title: z.string().nullable().meta({ description: words.title }),
    ...sums,
    inHand: lari(words.inHand),
  })
  .meta({ title: 'AccountsLine' })

const accounts = z
  .object({
    ...sums,
    inHand: lari(words.inHand),
    months: z.array(month).meta({ description: words.months }),
    lines: z.array(line).meta({ description: words.lines }),
  })
  .meta({ title: 'Accounts' })

const shown = z
  .object({
    id: z.string().meta({ description: words.id }),
    spentOn: z.string().meta({ format: 'date', description: words.spentOn }),
    amount: lari(words.amount),
    purpose: z.string().meta({ description: words.purpose }),
    line: z.string().meta({ description: words.line }),
    receiptPath: z.string().nullable().meta({ description: words.receiptPath }),
  })
  .meta({ title: 'ShownSpending' })

const exampleSums = { pledged: 410, confirmed: 6905, refunded: 55, spent: 4967.5 }
const exampleMonth = { month: '2026-11', start: 13_408, ...exampleSums, end: 15_290.5, spendingCount: 3 }
const examples = {
  one: {
    summary: 'One month',
    value: {
      ...exampleSums,
      inHand: 15_290.5,
      months: [exampleMonth],
      lines: [
        { line: project.exampleId, title: 'A warm winter in Gori', ...exampleSums, inHand: 1882.5 },
        { line: 'charity', title: null, pledged: 0, confirmed: 0, refunded: 0, spent: 40, inHand: -40 },
      ],
    },
  },
}

const localizedRead = { ...publicRead('accept-language') }
const answerHeaders = { ...publicHeaders, ...languageHeader }

const getSchema = {
  tags,
  ...localisedWith(accountsQuery),
  operationId: 'getAccounts',
  summary: 'Where the money went',
  description: 'For everybody, once giving is launched: each month adds up, and nobody is named.',
  response: {
    200: jsonAnswer(
      'What came, what went back, what was spent and what is left.',
      accounts,
      examples,
      answerHeaders,
    ),
    ...unchangedAnswer,
    ...problemResponses(noAccounts()),
  },
}

const spendingsSchema = {
  tags,
  ...localisedWith(shownSpendingsQuery),
  operationId: 'listShownSpendings',
  summary: 'What was spent in a month',
  description: 'For everybody, once giving is launched.',
  response: {
    200: jsonAnswer(
      'The newest first.',
      z.array(shown),
      {
        one: {
          summary: 'With a receipt',
          value: [
            {
              id: '01a2c1f3-9c20-7783-aa6c-db93d4b113d1',
              spentOn: '2026-11-14',
              amount: 3600,
              purpose: 'Twelve insulated kennels',
              line: project.exampleId,
              receiptPath: '/api/accounts/receipts/01a2c1f3-9c20-7783-aa6c-db93d4b113d1',
            },
          ],
        },
      },
      answerHeaders,
    ),
    ...unchangedAnswer,
    ...problemResponses(refusalOf(shownSpendingsRequest, { month: '2026' }), noAccounts()),
  },
}

const csvSchema = {
  tags,
  ...localisedWith(accountsQuery),
  operationId: 'getAccountsCsv',
  summary: 'Where the money went, as CSV',
  description: 'Each project in each month, or one of them. For everybody, once giving is launched.',
  response: {
    200: publicCsvAnswer('A line for each project and month.', {
      one: {
        summary: 'In English',
        value:
          'Month,For,"Promised here and came, lari","Confirmed, lari","Refunded, lari","Spent, lari"\r\n2026-11,A warm winter in Gori,410,6905,55,4967.5\r\n',
      },
    }),
    ...unchangedAnswer,
    ...problemResponses(noAccounts()),
  },
}

const represent = ({ lines, ...rest }: Accounts, locale: Locale) => ({
  ...rest,
  lines: lines.map(({ title, ...each }) => ({ ...each, title: title && inLocale(title, locale) })),
})

const representSpending = ({ purpose, ...rest }: ShownSpending, locale: Locale) => ({
  ...rest,
  purpose: shownText(purpose, locale) ?? '',
})

export const accountingRoutes = (app: FastifyInstance, accounting: AccountingService): void => {
  app.get('/api/accounts', { schema: getSchema, ...localizedRead }, async ({ query, locale }, reply) => {
    const found = await accounting.get(query)
    reply.header('content-language', locale)
    return represent(found, locale)
  })

  app.get(
    '/api/accounts/spendings',
    { schema: spendingsSchema, ...localizedRead },
    async ({ query, locale }, reply) => {
      const found = await accounting.spendings(query)
      reply.header('content-language', locale)
      return found.map((each) => representSpending(each, locale))
    },
  )

  app.get(
    '/api/accounts/months.csv',
    { schema: csvSchema, ...localizedRead },
    async ({ query, locale }, reply) => {
      const text = await accounting.csv(query, locale)
      return reply
        .type('text/csv; charset=utf-8')
        .headers({ 'content-language': locale, 'content-disposition': 'attachment; filename="accounts.csv"' })
        .send(text)
    },
  )
}
