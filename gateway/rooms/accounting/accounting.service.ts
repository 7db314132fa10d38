import { accountsRequest, shownSpendingsRequest } from '../../../schema/accounting.ts'
import { type Accounts, isOtherLine, type ShownSpending } from '../../../schema/accounts-page.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Clock } from '../../core/clock.ts'
import { isId } from '../../core/ids.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import { dayOf } from '../../core/today.ts'
import { byteOrderMark, csvLines } from '../../models/csv.ts'
import type { LaunchesService } from '../launches/launches.service.ts'
import type { AccountingRepository } from './accounting.repository.ts'
import { addUp } from './add-up.ts'
import { accountsColumns } from './columns.ts'

interface Dependencies {
  accounting: AccountingRepository
  launches: Pick<LaunchesService, 'isLaunched'>
  clock: Clock
}

/** What is looked for in vain while giving is not launched. */
export const noAccounts = () => notFound('accounts')

/** Where the money went, for everybody, once giving is launched. */
export const createAccountingService = ({ accounting, launches, clock }: Dependencies) => {
  const requireOpen = async (): Promise<void> => {
    if (!(await launches.isLaunched('giving'))) throw noAccounts()
  }

  const read = async () => {
    await requireOpen()
    const now = clock.now()
    const cells = await accounting.cells(now)
    const ids = [...new Set(cells.map(({ line }) => line))].filter((line) => !isOtherLine(line))
    return {
      cells,
      titles: await accounting.titles(now, ids),
      thisMonth: dayOf(now).slice(0, 'YYYY-MM'.length),
    }
  }

  /** Of a project nothing may have come yet; one that nobody is shown is none. */
  const requireLine = async (of: string, titles: ReadonlyMap<string, object>): Promise<void> => {
    if (isOtherLine(of) || titles.has(of)) return
    const found = isId(of) ? await accounting.titles(clock.now(), [of]) : null
    if (!found?.has(of)) throw noAccounts()
  }

  return {
    /** Whether everybody has the page. */
    isOpen: (): Promise<boolean> => launches.isLaunched('giving'),

    /**
     * Of everything, or of the line that `input` names.
     * @throws Problem `not_found`, `validation_failed`
     */
    get: async (input: unknown): Promise<Accounts> => {
      const { of = null } = parse(accountsRequest, input)
      const { cells, titles, thisMonth } = await read()
      if (of !== null) await requireLine(of, titles)
      return addUp(cells, titles, { of, thisMonth })
    },

    /**
     * What was spent in a month, of everything or of one line, the newest first, as much as is told at once; with `below` what
     * comes below that.
     * @throws Problem `not_found`, `validation_failed`
     */
    spendings: async (input: unknown): Promise<ShownSpending[]> => {
      const { of = null, month, below = null } = parse(shownSpendingsRequest, input)
      await requireOpen()
      if (of !== null) await requireLine(of, new Map())
      if (below !== null && !isId(below)) throw noAccounts()
      return accounting.spendings(clock.now(), { month, of, below })
    },

    /**
     * Each line in each month, or that which `input` names, as CSV.
     * @throws Problem `not_found`, `validation_failed`
     */
    csv: async (input: unknown, locale: Locale): Promise<string> => {
      const { of = null } = parse(accountsRequest, input)
      const { cells, titles } = await read()
      if (of !== null) await requireLine(of, titles)
      const columns = accountsColumns(titles)
      const asked = of === null ? cells : cells.filter(({ line }) => line === of)
      const inOrder = asked.toSorted((one, other) =>
        `${one.month} ${one.line}` < `${other.month} ${other.line}` ? -1 : 1,
      )
      return (
        byteOrderMark +
        csvLines([
          columns.map(({ heading }) => heading[locale]),
          ...inOrder.map((cell) => columns.map((each) => each.cell(cell, locale))),
        ])
      )
    },
  }
}

export type AccountingService = ReturnType<typeof createAccountingService>
