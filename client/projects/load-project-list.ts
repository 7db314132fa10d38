import type { RouterContextProvider } from 'react-router-dom'
import { longest } from '../../schema/limits.ts'
import { searchParameter } from '../../schema/lists.ts'
import { afterParameter, showParameter } from '../../schema/pages.ts'
import {
  FinishedProjectsDocument,
  type FinishedProjectsQueryVariables,
  ProjectListDocument,
  type ProjectListQueryVariables,
  ProjectSpendingsDocument,
} from '../generated/operations.ts'
import { loadLaunches } from '../lib/load-launches.ts'
import { notHere } from '../lib/load-or-miss.ts'
import { apolloContext, localeContext } from '../lib/loader-context.ts'
import { problemOf } from '../lib/problem.ts'

/** How many stand on a page of the list: a wide one, and twelve beside each other. */
const first = 13

/** What of the projects is shown, in the order of the words that choose it. */
export const shows = ['ongoing', 'nearest', 'reached'] as const

export type Show = (typeof shows)[number]

/** What the address of a page of the list asks for. */
export interface AskedList {
  /** Empty where nothing is searched for. */
  search: string
  show: Show
  after: string | null
}

/** Whatever else stands in it asks for nothing. */
export const askedBy = (query: URLSearchParams): AskedList => ({
  search: (query.get(searchParameter) ?? '').trim().slice(0, longest.search).toWellFormed(),
  show: shows.find((each) => each === query.get(showParameter)) ?? 'ongoing',
  after: query.get(afterParameter),
})

/** The address of such a page: what goes without saying is left out of it. */
export const addressOf = ({ search, show, after }: AskedList): { search: string } => {
  const query = new URLSearchParams({
    ...(search !== '' && { [searchParameter]: search }),
    ...(show !== 'ongoing' && { [showParameter]: show }),
    ...(after !== null && { [afterParameter]: after }),
  })
  return { search: `${query}` }
}

/** Whether it is the beginning of all of them. */
export const isBeginning = ({ search, show, after }: AskedList): boolean =>
  search === '' && show === 'ongoing' && after === null

/** Whether what is over stands beneath the others: it is looked through as well, as it is found nowhere else. */
export const tellsFinished = ({ show, after }: AskedList): boolean => show === 'ongoing' && after === null

/** Where nothing is searched for that is not said at all: only then may the answer be kept for everybody. */
export const variablesOf = ({
  search,
  show,
  after,
}: AskedList): Omit<ProjectListQueryVariables, 'locale'> => ({
  first,
  after,
  show,
  ...(search !== '' && { search }),
})

/** The newest of those that are over. */
export const finishedOf = ({ search }: AskedList): Omit<FinishedProjectsQueryVariables, 'locale'> => ({
  first: 6,
  ...(search !== '' && { search }),
})

/** Loads a page of the list before it is shown; one that follows nothing there is is a 404. */
export const loadProjectList = async (
  context: Readonly<RouterContextProvider>,
  query: URLSearchParams,
): Promise<void> => {
  const asked = askedBy(query)
  const locale = context.get(localeContext)
  const apollo = context.get(apolloContext)
  const finished = async (): Promise<void> => {
    if (!tellsFinished(asked)) return
    const variables = { ...finishedOf(asked), locale }
    const { giving } = await loadLaunches(apollo)
    await Promise.all([
      apollo.query({ query: FinishedProjectsDocument, variables }),
      giving ? apollo.query({ query: ProjectSpendingsDocument }) : null,
    ])
  }
  try {
    const variables = { ...variablesOf(asked), locale }
    await Promise.all([apollo.query({ query: ProjectListDocument, variables }), finished()])
  } catch (error) {
    throw problemOf(error)?.code === 'validation_failed' ? notHere() : error
  }
}
