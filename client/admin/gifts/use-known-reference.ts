import type { ApolloClient } from '@apollo/client'
import {
  KnownReferenceDocument,
  type KnownReferenceQuery,
  useKnownReferenceQuery,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'

export type KnownGift = NonNullable<KnownReferenceQuery['donations']>['nodes'][number]

/** Of several that have a reference one that counts, or did; a voided one where there is nothing else. */
const toldOf = (data: KnownReferenceQuery | undefined, own: string | null): KnownGift | null => {
  const others = (data?.donations?.nodes ?? []).filter(({ id }) => id !== own)
  return others.find(({ status }) => status !== 'voided') ?? others[0] ?? null
}

/**
 * The gift that has this reference of a bank already. Beside one that is recorded, `own`, it is asked once: of many on
 * one page each would be asked again whenever another is written.
 */
export const useKnownReference = (reference: string, own: string | null = null): KnownGift | null => {
  const locale = useLocale()
  const wanted = reference.trim()
  const { data } = useKnownReferenceQuery({
    variables: { reference: wanted, locale },
    skip: wanted === '',
    fetchPolicy: own === null ? 'cache-and-network' : 'no-cache',
  })
  return wanted === '' ? null : toldOf(data, own)
}

/** Milliseconds that whoever records a gift waits for it: without an answer it is recorded. */
const patience = 1000

/** Whether any gift has it by now, whoever has recorded it; what cannot be known keeps nobody. */
export const isKnownReference = async (
  apollo: ApolloClient,
  variables: { reference: string; locale: 'en' | 'ka' },
): Promise<boolean> => {
  const asked = apollo
    .query({ query: KnownReferenceDocument, variables, fetchPolicy: 'network-only' })
    .then(({ data }) => toldOf(data, null) !== null)
    .catch(() => false)
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, patience, false))
  return Promise.race([asked, late])
}
