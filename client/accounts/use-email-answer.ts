import { type SyntheticEvent, useState } from 'react'
import { useAgreeToEmailChangeMutation, useRefuseEmailChangeMutation } from '../generated/operations.ts'
import { useServerText } from '../i18n/use-problem-text.ts'
import { problemOf } from '../lib/problem.ts'
import { useSingleFlight } from '../lib/use-single-flight.ts'
import { toast } from '../ui/toasts.ts'
import { useChangeTexts } from './use-change-texts.ts'

/** What has come of an answer to a change of address. */
type Outcome = 'agreed' | 'changed' | 'refused'

/**
 * Agrees to a change of address, or refuses it, by a link.
 * @param onGone is told that the link is good no longer
 */
export const useEmailAnswer = (token: string, onGone: () => void) => {
  const texts = useChangeTexts()
  const serverText = useServerText()
  const [sendAgreement] = useAgreeToEmailChangeMutation()
  const [sendRefusal] = useRefuseEmailChangeMutation()
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const answer = useSingleFlight(async (send: () => Promise<Outcome>) => {
    try {
      setOutcome(await send())
    } catch (error) {
      const problem = problemOf(error)
      if (problem?.code === 'not_found') onGone()
      // The answer was lost on its way: what came of it nobody knows here.
      else toast.error(problem === null ? texts.uncertain : serverText(error))
    }
  })
  return {
    outcome,
    agree: (_press: SyntheticEvent) =>
      answer(async () => {
        const { data } = await sendAgreement({ variables: { token } })
        return data?.agreeToEmailChange.isChanged ? 'changed' : 'agreed'
      }),
    refuse: (_press: SyntheticEvent) =>
      answer(async () => {
        await sendRefusal({ variables: { token } })
        return 'refused'
      }),
  }
}
