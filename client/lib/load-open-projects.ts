import type { RouterContextProvider } from 'react-router-dom'
import { OpenProjectsDocument } from '../generated/operations.ts'
import { loadIfPossible } from './load-if-possible.ts'
import { apolloContext, localeContext } from './loader-context.ts'

interface Wanted {
  first: number
  after: string | null
}

const noProjects = { openProjects: { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } } }

/** Loads the open projects before the page is shown, which is whole without them. */
export const loadOpenProjects = (context: Readonly<RouterContextProvider>, wanted: Wanted): Promise<void> => {
  const apollo = context.get(apolloContext)
  const query = { query: OpenProjectsDocument, variables: { ...wanted, locale: context.get(localeContext) } }
  return loadIfPossible(apollo, {
    name: `open projects ${JSON.stringify(wanted)}`,
    cached: () => apollo.readQuery(query)?.openProjects,
    load: (fetchPolicy) => apollo.query({ ...query, fetchPolicy }),
    standIn: () => apollo.writeQuery({ ...query, data: noProjects }),
    complaint: 'The open projects could not be loaded.',
  })
}
