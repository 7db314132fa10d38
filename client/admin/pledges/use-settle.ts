import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import {
  AdminGiftDocument,
  type PledgeArrivalInput,
  type PledgeFactsFragment,
  type PledgeReasonInput,
  useAwaitPledgeMutation,
  useConfirmPledgeMutation,
  useEndMonthlyGiftMutation,
  useRefusePledgeMutation,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { unmask } from '../../lib/unmask.ts'
import type { ToastAction } from '../../ui/toasts.ts'
import { evictQueries } from '../evict-queries.ts'
import { forgetSums } from '../gifts/use-entry.ts'
import { NotAllTakenBack, useUndo } from '../use-undo.ts'
import type { Settling } from './settling-fields.ts'

const forgetPledges = evictQueries('pledges', 'donationPledges')

/** What it moves elsewhere is read anew. */
const write = {
  update: (cache: Parameters<typeof forgetPledges>[0]): void => {
    forgetPledges(cache)
    forgetSums(cache)
  },
}

type Answered = PledgeFactsFragment | null | undefined

/** Says of a pledge what has become of it. Each answers the pledge as it is then. */
export const useSettle = (id: string) => {
  const [confirm] = useConfirmPledgeMutation(write)
  const [refuse] = useRefusePledgeMutation(write)
  const [waitAgain] = useAwaitPledgeMutation(write)
  const [end] = useEndMonthlyGiftMutation(write)
  return {
    confirm: async (input: PledgeArrivalInput): Promise<Answered> =>
      unmask((await confirm({ variables: { id, input } })).data?.confirmPledge),
    refuse: async (input: PledgeReasonInput): Promise<Answered> =>
      unmask((await refuse({ variables: { id, input } })).data?.refusePledge),
    await: async (input: PledgeReasonInput): Promise<Answered> =>
      unmask((await waitAgain({ variables: { id, input } })).data?.awaitPledge),
    end: async (input: PledgeReasonInput): Promise<Answered> =>
      unmask((await end({ variables: { id, input } })).data?.endMonthlyGift),
  }
}

/** That of a gift which nobody has put right. */
const asRecorded = 1

/**
 * What the toast offers once it is said: that it is waited for again, unless somebody has settled it since, or put right what it
 * became, of which the pledge itself says nothing. That itself is not taken back by a press, nor is the end of a monthly gift: a
 * card is charged again only by whoever it belongs to.
 */
export const useSettlingUndo = (id: string) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const apollo = useApolloClient()
  const settle = useSettle(id)
  const undoable = useUndo()
  return (how: Settling, settled: Answered): ToastAction | null => {
    if (how === 'await' || how === 'end' || !settled) return null
    const { version, donationId } = settled
    const input = { reason: t('pledges.undo.reason'), version }
    const requireGiftAsRecorded = async (): Promise<void> => {
      if (donationId === null) return
      const variables = { id: donationId, locale }
      const query = { query: AdminGiftDocument, variables, fetchPolicy: 'network-only' } as const
      const gift = unmask((await apollo.query(query)).data?.donation)
      if (gift?.version !== asRecorded) throw new NotAllTakenBack(0, 1)
    }
    return undoable({
      undo: async () => {
        await requireGiftAsRecorded()
        await settle.await(input)
      },
      done: t('pledges.undo.done', { code: settled.code }),
      failed: t('pledges.undo.failed'),
    })
  }
}
