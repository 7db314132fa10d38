import type { ApolloClient } from '@apollo/client'
import {
  DonorNamesakesDocument,
  type DonorNamesakesQuery,
  useDonorNamesakesQuery,
} from '../../generated/admin-operations.ts'

export type Namesake = NonNullable<DonorNamesakesQuery['donorNamesakes']>[number]

/** As the ledger tells one name from another. */
const comparable = (name: string): string => name.trim().normalize('NFKC').toLowerCase()

/** Whether somebody is written just so, not only in the other script. */
export const isWrittenSo = ({ name }: Pick<Namesake, 'name'>, typed: string): boolean =>
  comparable(name ?? '') === comparable(typed)

/**
 * Whether a gift without an address would count for one of these: whoever has none is known by the name alone. With an address,
 * or in another script, they are another donor.
 */
export const isOneOf = (namesakes: readonly Namesake[], typed: string): boolean =>
  namesakes.some((each) => each.email === null && isWrittenSo(each, typed))

/** Whether it has to be asked who of one name it is: also of whoever is said to be new, where they would be taken for another. */
export const isToBeAsked = (namesakes: readonly Namesake[], typed: string, isNew: boolean): boolean =>
  isNew ? isOneOf(namesakes, typed) : namesakes.length > 0

/**
 * Those of one name who would be others than whoever a gift counts for by now. These are among them by what they gave besides, but
 * not where they stay who they are.
 */
export const othersThan = (
  donorId: string | null,
  namesakes: readonly Namesake[],
  typed: string,
): readonly Namesake[] =>
  namesakes.flatMap((each) => {
    if (each.id !== donorId) return [each]
    const donationCount = each.donationCount - 1
    return donationCount > 0 && !isOneOf([each], typed) ? [{ ...each, donationCount }] : []
  })

const asked = (name: string) => ({ query: DonorNamesakesDocument, variables: { name: name.trim() } })

/** Who is called so, as far as was looked for it: others may be by now. */
export const namesakesOf = (apollo: ApolloClient, name: string): readonly Namesake[] =>
  apollo.readQuery(asked(name))?.donorNamesakes ?? []

/**
 * Who is called so at this moment, whatever was known before: somebody else may have written down another one since. Where that
 * cannot be had nobody is known: a gift is written all the same.
 */
export const lookForName = async (apollo: ApolloClient, name: string): Promise<readonly Namesake[]> => {
  const { data } = await apollo
    .query({ ...asked(name), fetchPolicy: 'network-only' })
    .catch(() => ({ data: undefined }))
  return data?.donorNamesakes ?? []
}

/** The same, as it is looked for: nobody until then, and where it is not wanted. */
export const useNamesakes = (name: string, isWanted: boolean): readonly Namesake[] => {
  const { variables } = asked(name)
  const { data } = useDonorNamesakesQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    skip: !isWanted || variables.name === '',
  })
  return isWanted ? (data?.donorNamesakes ?? []) : []
}
