import { useTranslation } from 'react-i18next'
import { v4 as newKey } from 'uuid'
import { useVoidDonationImportMutation } from '../../generated/admin-operations.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import type { Outcome } from '../../ui/toasts.ts'
import { evictQueries } from '../evict-queries.ts'

/** What gifts that are written, or count no more, move elsewhere. */
export const evictGifts = evictQueries(
  'projects',
  'project',
  'openProjects',
  'analytics',
  'donations',
  'donationImports',
)

/** Voids all that an import has made, and says what became of it; null where the session is over. */
export const useUndoImport = () => {
  const { t } = useTranslation('admin')
  const [voidImport] = useVoidDonationImportMutation({ update: evictGifts })
  return async (id: string, fileName: string | null): Promise<Outcome | null> => {
    const reason = t('imports.undoReason', { file: fileName ?? t('imports.list.unnamed') })
    try {
      await voidImport({ variables: { id, input: { reason }, idempotencyKey: newKey() } })
      return { kind: 'success', text: t('imports.undone') }
    } catch (error) {
      if (isSessionEnd(error)) return null
      return { kind: 'error', text: t('imports.undoFailed'), isOfferedAgain: true }
    }
  }
}
