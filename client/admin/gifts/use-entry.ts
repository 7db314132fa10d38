import {
  useCorrectGiftMutation,
  useRefundGiftMutation,
  useRestoreGiftMutation,
  useVoidGiftMutation,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { evictQueries } from '../evict-queries.ts'
import type { EntryInput, EntryKind } from './entry-fields.ts'

const write = { update: evictQueries('projects', 'project', 'openProjects', 'analytics') }

/** Adds an entry to a gift; what it moves elsewhere is read anew. */
export const useEntry = (kind: EntryKind, id: string) => {
  const locale = useLocale()
  const [correct] = useCorrectGiftMutation(write)
  const [refund] = useRefundGiftMutation(write)
  const [voidGift] = useVoidGiftMutation(write)
  const [restore] = useRestoreGiftMutation(write)
  const add = { correct, refund, void: voidGift, restore }[kind]
  return async (input: EntryInput & { version: number }, idempotencyKey: string): Promise<void> => {
    await add({ variables: { id, input, idempotencyKey, locale } })
  }
}
