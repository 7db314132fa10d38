import type { ApolloClient } from '@apollo/client'
import { LaunchesDocument, type LaunchesQuery, useLaunchesQuery } from '../generated/operations.ts'
import { loadIfPossible } from './load-if-possible.ts'

type Launches = LaunchesQuery['switches']

const query = { query: LaunchesDocument }

const nothing: Launches = { newsletter: false, projects: false, events: false, giving: false }

/** What visitors have, where that is known by now. */
export const readLaunches = (apollo: ApolloClient): Launches | undefined => apollo.readQuery(query)?.switches

interface Beside {
  /** Another name for what loads it beside the page, so that of what is missing each takes over what was sent. */
  name: string
  /** Milliseconds after which the server sends the page without. */
  patience?: number
}

/** Loads what visitors have, before a page is shown that depends on it. Where nobody can say, they have nothing. */
export const loadLaunches = async (
  apollo: ApolloClient,
  { name, ...context }: Beside = { name: 'launches' },
): Promise<Launches> => {
  await loadIfPossible(apollo, {
    name,
    cached: () => readLaunches(apollo),
    load: (fetchPolicy) => apollo.query({ ...query, fetchPolicy, context }),
    standIn: () => apollo.writeQuery({ ...query, data: { switches: nothing } }),
    complaint: 'What visitors have could not be loaded.',
  })
  return readLaunches(apollo) ?? nothing
}

/** What visitors have, on a page whose loader has loaded that. */
export const useLaunches = (): Launches => useLaunchesQuery().data.switches
