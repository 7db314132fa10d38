import type { ApolloClient } from '@apollo/client'
import { LaunchedNewsletterDocument, useLaunchedNewsletterQuery } from '../generated/operations.ts'
import { loadIfPossible } from '../lib/load-if-possible.ts'

const query = { query: LaunchedNewsletterDocument }

/** Loads whether visitors have the newsletter, before a page is shown that leads to it if so. Where nobody can say, it does not. */
export const loadNewsletter = (apollo: ApolloClient): Promise<void> =>
  loadIfPossible(apollo, {
    name: 'newsletter',
    cached: () => apollo.readQuery(query)?.switches,
    load: (fetchPolicy) => apollo.query({ ...query, fetchPolicy }),
    standIn: () => apollo.writeQuery({ ...query, data: { switches: { newsletter: false } } }),
    complaint: 'Whether there is a newsletter could not be loaded.',
  })

/** Whether visitors have the newsletter, on a page whose loader has loaded that. */
export const useNewsletter = (): boolean => useLaunchedNewsletterQuery().data.switches.newsletter
