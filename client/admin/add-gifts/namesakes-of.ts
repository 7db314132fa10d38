import type { ApolloClient } from '@apollo/client'
import { DonorSuggestionsDocument, type DonorSuggestionsQuery } from '../../generated/admin-operations.ts'

export type SuggestedDonor = NonNullable<DonorSuggestionsQuery['donors']>['nodes'][number]

/** As the ledger tells one name from another. */
const comparable = (name: string): string => name.trim().normalize('NFKC').toLowerCase()

const isSame = (one: string, other: string): boolean => comparable(one) === comparable(other)

/** Those of the found who are called just so. */
export const namesakesAmong = (found: readonly SuggestedDonor[], name: string): SuggestedDonor[] =>
  found.filter((donor) => isSame(donor.name ?? '', name))

/**
 * Whether a gift without an address would count for one of these: whoever has none is known by the name alone. With an address
 * they are another donor.
 */
export const isOneOf = (namesakes: readonly SuggestedDonor[]): boolean =>
  namesakes.some(({ email }) => email === null)

/** Whether it has to be asked who of one name it is: also of whoever is said to be new, where they would be taken for another. */
export const isToBeAsked = (namesakes: readonly SuggestedDonor[], isNew: boolean): boolean =>
  isNew ? isOneOf(namesakes) : namesakes.length > 0

const asked = (name: string) => ({ query: DonorSuggestionsDocument, variables: { search: name.trim() } })

/** Who is called so, as far as was looked for it; null where it was not. */
export const namesakesOf = (apollo: ApolloClient, name: string): SuggestedDonor[] | null => {
  const donors = apollo.readQuery(asked(name))?.donors
  return donors ? namesakesAmong(donors.nodes, name) : null
}

/** The same once it is looked for. Where that fails nobody is known: a gift is written all the same. */
export const lookForName = async (apollo: ApolloClient, name: string): Promise<SuggestedDonor[]> => {
  const { data } = await apollo.query(asked(name)).catch(() => ({ data: undefined }))
  return namesakesAmong(data?.donors?.nodes ?? [], name)
}
