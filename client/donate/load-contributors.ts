import type { ApolloClient } from '@apollo/client'
import { ContributorsDocument } from '../generated/operations.ts'
import { loadIfPossible } from '../lib/load-if-possible.ts'

const query = { query: ContributorsDocument }

/** As while giving is not launched. */
const nothing = { contributors: { tiers: [], figures: null } }

/** Loads who is thanked, and what giving has come to, before the page is shown, which is whole without them. */
export const loadContributors = (apollo: ApolloClient): Promise<void> =>
  loadIfPossible(apollo, {
    name: 'contributors',
    cached: () => apollo.readQuery(query)?.contributors,
    load: (fetchPolicy) => apollo.query({ ...query, fetchPolicy }),
    standIn: () => apollo.writeQuery({ ...query, data: nothing }),
    complaint: 'Who is thanked could not be loaded.',
  })
