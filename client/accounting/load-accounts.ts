import type { RouterContextProvider } from 'react-router-dom'
import {
  allMonths,
  allParameter,
  belowParameter,
  isMonth,
  lineParameter,
  monthParameter,
} from '../../schema/accounts-page.ts'
import { AccountsDocument, ShownSpendingsDocument } from '../generated/operations.ts'
import { loadOrMiss } from '../lib/load-or-miss.ts'
import { apolloContext, localeContext } from '../lib/loader-context.ts'

/** What the address of the page asks for. */
export interface AskedAccounts {
  /** The month that is opened. */
  month: string | null
  /** After what, of what was spent in it, is shown. */
  below: string | null
  /** Whose money alone. */
  of: string | null
  areAllShown: boolean
}

/** Whatever else stands in it asks for nothing. */
export const askedBy = (query: URLSearchParams): AskedAccounts => {
  const month = query.get(monthParameter)
  return {
    month: isMonth(month) ? month : null,
    below: query.get(belowParameter),
    of: query.get(lineParameter),
    areAllShown: query.get(allParameter) === allMonths,
  }
}

/** The address of such a page: what goes without saying is left out of it. */
export const addressOf = ({ month, below, of, areAllShown }: AskedAccounts): { search: string } => ({
  search: `${new URLSearchParams({
    ...(of !== null && { [lineParameter]: of }),
    ...(areAllShown && { [allParameter]: allMonths }),
    ...(month !== null && { [monthParameter]: month }),
    ...(month !== null && below !== null && { [belowParameter]: below }),
  })}`,
})

/** Loads the page before it is shown; until giving is launched, and for a line that there is none of, it is a 404. */
export const loadAccounts = (
  context: Readonly<RouterContextProvider>,
  { month, below, of }: AskedAccounts,
): Promise<null> =>
  loadOrMiss(async () => {
    const apollo = context.get(apolloContext)
    const locale = context.get(localeContext)
    const [{ data }] = await Promise.all([
      apollo.query({ query: AccountsDocument, variables: { of, locale } }),
      month === null
        ? null
        : apollo.query({ query: ShownSpendingsDocument, variables: { month, of, below, locale } }),
    ])
    return Boolean(data?.accounts)
  })
