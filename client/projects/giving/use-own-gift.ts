import { useEffect, useEffectEvent, useState } from 'react'
import {
  type PledgedGiftFragment,
  useSendPledgeReceiptMutation,
  useSetPledgeThanksMutation,
  useStopMonthlyGiftMutation,
  useWithdrawPledgeMutation,
} from '../../generated/operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { problemOf } from '../../lib/problem.ts'
import { unmask } from '../../lib/unmask.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { toast } from '../../ui/toasts.ts'
import { isAwaited } from './is-awaited.ts'
import { useGiftTexts } from './use-giving-texts.ts'
import { forgetKeptGift } from './use-kept-gift.ts'

/** Milliseconds between two looks at what others are about to tell. */
const pause = 4000

interface OwnGift {
  found: PledgedGiftFragment
  token: string
  find: (token: string) => Promise<PledgedGiftFragment | undefined>
  /** The link is good no longer. */
  onGone: () => void
  /** It is another thing than when its reader pressed. */
  onChanged: () => void
}

/** A gift as it stands now: looked at again whenever its reader comes back to the page. */
export const useOwnGift = ({ found, token, find, onGone, onChanged }: OwnGift) => {
  const { takeBack: texts, thanks, monthly, receipt } = useGiftTexts()
  const problemText = useProblemText()
  const locale = useLocale()
  const [gift, setGift] = useState(found)
  const [outcome, setOutcome] = useState('')
  const [thanksSaid, setThanksSaid] = useState('')
  const [sendSaid, setSendSaid] = useState('')
  const [hasRefused, setRefused] = useState(false)
  const [withdraw] = useWithdrawPledgeMutation()
  const [sendReceipt] = useSendPledgeReceiptMutation()
  const [setThanks] = useSetPledgeThanksMutation()
  const [stopMonthly, { loading: isStopping }] = useStopMonthlyGiftMutation()

  const look = async (): Promise<void> => {
    try {
      setGift((await find(token)) ?? gift)
    } catch (error) {
      // What was shown stays, unless it is known that there is nothing any more.
      if (problemOf(error)?.code === 'not_found') onGone()
    }
  }
  const onReturn = useEffectEvent((): void => {
    if (document.visibilityState === 'visible') void look()
  })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('visibilitychange', () => onReturn(), { signal })
    window.addEventListener('pageshow', ({ persisted }) => persisted && onReturn(), { signal })
    return () => stop.abort()
  }, [])

  // Whoever comes back from a bank's page is often quicker than the bank's word.
  const isMoreToCome = isAwaited(gift)
  useEffect(() => {
    if (!isMoreToCome) return
    const timer = setInterval(() => onReturn(), pause)
    return () => clearInterval(timer)
  }, [isMoreToCome])

  const { state, projectId } = gift
  useEffect(() => {
    if (state === 'confirmed') forgetKeptGift(projectId)
  }, [state, projectId])

  const takeBack = useSingleFlight(async () => {
    try {
      const { data } = await withdraw({ variables: { token, locale } })
      if (!data) return
      setGift(unmask(data.withdrawPledge))
      onChanged()
    } catch (error) {
      const problem = problemOf(error)
      if (problem?.code === 'not_found') return onGone()
      if (problem?.code !== 'pledge_settled') {
        toast.error(problem === null ? texts.uncertain : problemText(error))
        return
      }
      await look()
      setOutcome(texts.settled)
      onChanged()
    }
  })

  const thank = useSingleFlight(async (thanked: boolean) => {
    try {
      const { data } = await setThanks({ variables: { token, thanked, locale } })
      if (!data) return
      setGift(unmask(data.setPledgeThanks))
      setRefused(!thanked)
      setThanksSaid(thanks.said[thanked ? 'yes' : 'no'])
    } catch (error) {
      const problem = problemOf(error)
      if (problem?.code === 'not_found') return onGone()
      toast.error(problem === null ? thanks.uncertain : problemText(error))
    }
  })

  const stop = useSingleFlight(async () => {
    try {
      const { data } = await stopMonthly({ variables: { token, locale } })
      if (!data) return
      const stopped = unmask(data.stopMonthlyGift)
      setGift(stopped)
      setOutcome(stopped.monthlyState === 'ended' ? monthly.stopped : monthly.stopAsked)
      onChanged()
    } catch (error) {
      const problem = problemOf(error)
      if (problem?.code === 'not_found') return onGone()
      toast.error(problem === null ? monthly.uncertain : problemText(error))
    }
  })
  const sendAgain = useSingleFlight(async () => {
    try {
      const { data } = await sendReceipt({ variables: { token, locale } })
      if (!data) return
      const sent = unmask(data.sendPledgeReceipt)
      setGift(sent)
      setSendSaid(sent.sentTo === null ? '' : receipt.sentAgain(sent.sentTo))
    } catch (error) {
      const problem = problemOf(error)
      toast.error(problem === null ? receipt.uncertain : problemText(error))
    }
  })
  /** What whoever gave has answered; null where nobody has answered yet. */
  const isThanked = gift.thanked ? true : hasRefused ? false : null
  return { gift, outcome, takeBack, thank, isThanked, thanksSaid, stop, isStopping, sendAgain, sendSaid }
}
