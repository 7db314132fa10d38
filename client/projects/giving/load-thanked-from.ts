import type { ApolloClient } from '@apollo/client'
import { ThankedFromDocument, useThankedFromQuery } from '../../generated/operations.ts'
import { loadIfPossible } from '../../lib/load-if-possible.ts'

const query = { query: ThankedFromDocument }

/** Loads from which sum on one is thanked by name, before a page is shown that is whole without it. */
export const loadThankedFrom = (apollo: ApolloClient): Promise<void> =>
  loadIfPossible(apollo, {
    name: 'thankedFrom',
    cached: () => apollo.readQuery(query)?.givingOptions,
    load: (fetchPolicy) => apollo.query({ ...query, fetchPolicy }),
    standIn: () => apollo.writeQuery({ ...query, data: { givingOptions: { thankedFrom: null } } }),
    complaint: 'From which sum on one is thanked could not be loaded.',
  })

/** Lari, on a page whose loader has loaded that; null while nobody is thanked. */
export const useThankedFrom = (): number | null => useThankedFromQuery().data.givingOptions.thankedFrom
