import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import {
  type FindSubscriptionMutation,
  useConfirmSubscriptionMutation,
  useEndSubscriptionMutation,
  useFindSubscriptionMutation,
  useRenewSubscriptionMutation,
} from '../generated/operations.ts'
import { useServerText } from '../i18n/use-problem-text.ts'
import { problemOf } from '../lib/problem.ts'
import { useSingleFlight } from '../lib/use-single-flight.ts'
import { buttonClass } from '../ui/button-class.ts'
import { toast } from '../ui/toasts.ts'
import { SubscriptionLanguage } from './subscription-language.tsx'
import { useSubscriptionTexts } from './use-subscription-texts.ts'

type Found = FindSubscriptionMutation['findSubscription']

interface SubscriptionProps {
  found: Found
  token: string
  /** The link is good no longer. */
  onGone: () => void
}

/**
 * A subscription, and what its reader may do with it: each by a press, which opening the link is not, as programs open links of
 * letters too.
 */
export const Subscription = ({ found: opened, token, onGone }: SubscriptionProps) => {
  const texts = useSubscriptionTexts()
  const serverText = useServerText()
  const [found, setFound] = useState(opened)
  const [outcome, setOutcome] = useState('')
  const variables = { token }
  const [confirm] = useConfirmSubscriptionMutation({ variables })
  const [end] = useEndSubscriptionMutation({ variables })
  const [renew] = useRenewSubscriptionMutation({ variables })
  const [look] = useFindSubscriptionMutation({ variables })

  const does = (work: () => Promise<Found>, saidOf: (next: Found) => string) => async (): Promise<void> => {
    try {
      const next = await work()
      setFound(next)
      setOutcome(saidOf(next))
    } catch (error) {
      const problem = problemOf(error)
      if (problem?.code === 'not_found') onGone()
      // The answer was lost on its way: what came of it nobody knows here.
      else toast.error(problem === null ? texts.uncertain : serverText(error))
    }
  }
  const press = useSingleFlight((_press: SyntheticEvent, work: () => Promise<void>) => work())

  /** What was pressed is gone: the reader goes on at what came of it. */
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (outcome !== '') told.current?.focus()
  }, [outcome])

  const address = <strong className="wrap-anywhere">{found.email}</strong>
  const button = (label: string, kind: 'primary' | 'secondary', work: () => Promise<void>) => (
    <button
      type="button"
      onClick={(event) => press(event, work)}
      className={`${buttonClass(kind, 'large')} w-full`}
    >
      {label}
    </button>
  )
  const confirmed = async (): Promise<Found> => {
    await confirm()
    return { ...found, state: 'reading' }
  }
  const ended = async (): Promise<Found> => {
    await end()
    return { ...found, state: 'ended' }
  }
  /** Whether it was confirmed before it ended, and in which language it came by then, only the server knows. */
  const renewed = async (): Promise<Found> => {
    await renew()
    const { data } = await look()
    return data?.findSubscription ?? found
  }
  const ending = does(ended, () => texts.end.done)
  const { state } = found
  return (
    <div className="grid gap-6">
      <div role="status">
        {outcome !== '' && (
          <p ref={told} tabIndex={-1} className="font-semibold outline-none">
            {outcome}
          </p>
        )}
      </div>
      {state === 'waiting' && (
        <>
          <p>
            {texts.confirm.ask} {address}
          </p>
          {button(
            texts.confirm.submit,
            'primary',
            does(confirmed, () => texts.confirm.done),
          )}
          {button(texts.confirm.refuse, 'secondary', ending)}
        </>
      )}
      {state === 'reading' && (
        <>
          <p>
            {texts.reading} {address}
          </p>
          <SubscriptionLanguage locale={found.locale} token={token} onGone={onGone} />
          {button(texts.end.submit, 'secondary', ending)}
        </>
      )}
      {state === 'ended' && (
        <>
          <p>
            {texts.end.ended} {address}
          </p>
          {button(
            texts.end.undo,
            'primary',
            does(renewed, (next) => (next.state === 'waiting' ? texts.end.undoneWaiting : texts.end.undone)),
          )}
        </>
      )}
    </div>
  )
}
