import type { RouterContextProvider } from 'react-router-dom'
import { longest } from '../../schema/limits.ts'
import { searchParameter } from '../../schema/lists.ts'
import { afterParameter } from '../../schema/pages.ts'
import { EventListDocument, type EventListQueryVariables } from '../generated/operations.ts'
import { notHere } from '../lib/load-or-miss.ts'
import { apolloContext, localeContext } from '../lib/loader-context.ts'
import { problemOf } from '../lib/problem.ts'

/** How many stand on a page of the list. */
const first = 12

/** What the address of a page of the list asks for. */
interface AskedEvents {
  /** Empty where nothing is searched for. */
  search: string
  after: string | null
}

/** Whatever else stands in it asks for nothing. */
export const askedBy = (query: URLSearchParams): AskedEvents => ({
  search: (query.get(searchParameter) ?? '').trim().slice(0, longest.search).toWellFormed(),
  after: query.get(afterParameter),
})

/** The address of such a page: what goes without saying is left out of it. */
export const addressOf = ({ search, after }: AskedEvents): { search: string } => {
  const query = new URLSearchParams({
    ...(search !== '' && { [searchParameter]: search }),
    ...(after !== null && { [afterParameter]: after }),
  })
  return { search: `${query}` }
}

/** Where nothing is searched for that is not said at all: only then may the answer be kept for everybody. */
export const variablesOf = ({ search, after }: AskedEvents): Omit<EventListQueryVariables, 'locale'> => ({
  first,
  after,
  ...(search !== '' && { search }),
})

/** Loads a page of the list before it is shown; one that follows nothing there is is a 404. */
export const loadEventList = async (
  context: Readonly<RouterContextProvider>,
  query: URLSearchParams,
): Promise<void> => {
  const variables = { ...variablesOf(askedBy(query)), locale: context.get(localeContext) }
  try {
    await context.get(apolloContext).query({ query: EventListDocument, variables })
  } catch (error) {
    throw problemOf(error)?.code === 'validation_failed' ? notHere() : error
  }
}
