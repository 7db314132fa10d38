import type { Locale } from '../../../schema/locales.ts'
import {
  useCorrectGiftMutation,
  useRefundGiftMutation,
  useRestoreGiftMutation,
  useVoidGiftMutation,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { unmask } from '../../lib/unmask.ts'
import { evictQueries } from '../evict-queries.ts'
import type { EntryInput, EntryKind } from './entry-fields.ts'

/** What is read anew once a gift is another one. */
export const forgetSums = evictQueries(
  'projects',
  'project',
  'openProjects',
  'analytics',
  'donations',
  'donationImports',
  'donorNamesakes',
  // A receipt that says something else is outdated, and one of what went back may have been issued with it.
  'receipts',
  'donationReceipts',
)

const write = { update: forgetSums }

interface Variables {
  id: string
  input: EntryInput & { version: number }
  idempotencyKey: string
  locale: Locale
}

/** Adds an entry to a gift, and answers its number; what it moves elsewhere is read anew. */
export const useEntry = (kind: EntryKind, id: string) => {
  const locale = useLocale()
  const [correct] = useCorrectGiftMutation(write)
  const [refund] = useRefundGiftMutation(write)
  const [voidGift] = useVoidGiftMutation(write)
  const [restore] = useRestoreGiftMutation(write)
  const add = {
    correct: async (variables: Variables) => (await correct({ variables })).data?.correctDonation,
    refund: async (variables: Variables) => (await refund({ variables })).data?.refundDonation,
    void: async (variables: Variables) => (await voidGift({ variables })).data?.voidDonation,
    restore: async (variables: Variables) => (await restore({ variables })).data?.restoreDonation,
  }[kind]
  return async (input: Variables['input'], idempotencyKey: string): Promise<number> =>
    unmask(await add({ id, input, idempotencyKey, locale }))?.version ?? input.version + 1
}
