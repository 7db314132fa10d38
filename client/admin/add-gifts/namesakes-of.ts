import type { ApolloClient } from '@apollo/client'
import { DonorSuggestionsDocument, type DonorSuggestionsQuery } from '../../generated/admin-operations.ts'

export type SuggestedDonor = NonNullable<DonorSuggestionsQuery['donors']>['nodes'][number]

const isSame = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase()

/**
 * Those of the found who are called just so and have an address: with the name alone it would be another donor. Whoever has
 * no address is found by the name alone.
 */
export const namesakesAmong = (found: readonly SuggestedDonor[], name: string): SuggestedDonor[] =>
  found.filter((donor) => donor.email !== null && isSame(donor.name ?? '', name))

const asked = (name: string) => ({ query: DonorSuggestionsDocument, variables: { search: name.trim() } })

/** Whether somebody with an address is called so, as far as was looked for it; null where it was not. */
export const isKnownName = (apollo: ApolloClient, name: string): boolean | null => {
  const donors = apollo.readQuery(asked(name))?.donors
  return donors ? namesakesAmong(donors.nodes, name).length > 0 : null
}

/** The same once it is looked for. Where that fails nobody is known: a gift is written all the same. */
export const lookForName = async (apollo: ApolloClient, name: string): Promise<boolean> => {
  const { data } = await apollo.query(asked(name)).catch(() => ({ data: undefined }))
  return namesakesAmong(data?.donors?.nodes ?? [], name).length > 0
}
