import { useEffect, useRef, useState } from 'react'
import { useGiveUpPlaceMutation } from '../generated/operations.ts'
import { useServerText } from '../i18n/use-problem-text.ts'
import { problemOf } from '../lib/problem.ts'
import { useSingleFlight } from '../lib/use-single-flight.ts'
import { buttonClass } from '../ui/button-class.ts'
import { toast } from '../ui/toasts.ts'
import { forgetPlace } from './kept-places.ts'
import { useEventAnew } from './use-event-anew.ts'
import { useEventTexts } from './use-event-texts.ts'

interface GiveUpProps {
  eventId: string
  token: string
  /** The link is none of ours. */
  onGone: () => void
}

/** Takes a sign-up back by a press, which opening the link is not, as programs open links of letters too. */
export const GiveUp = ({ eventId, token, onGone }: GiveUpProps) => {
  const texts = useEventTexts().place
  const serverText = useServerText()
  const [isDone, setIsDone] = useState(false)
  const readAnew = useEventAnew(eventId)
  const [giveUp] = useGiveUpPlaceMutation({ variables: { token } })

  const press = useSingleFlight(async () => {
    try {
      await giveUp()
      setIsDone(true)
      forgetPlace(token)
      readAnew()
    } catch (error) {
      const problem = problemOf(error)
      if (problem?.code === 'not_found' || problem?.code === 'validation_failed') onGone()
      // The answer was lost on its way: what came of it nobody knows here.
      else toast.error(problem === null ? texts.uncertain : serverText(error))
    }
  })

  /** What was pressed is gone: the reader goes on at what came of it. */
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isDone) told.current?.focus()
  }, [isDone])

  return (
    <>
      <div role="status">
        {isDone && (
          <p ref={told} tabIndex={-1} className="font-semibold outline-none">
            {texts.done}
          </p>
        )}
      </div>
      {isDone ? (
        <p className="text-ink-soft">{texts.again}</p>
      ) : (
        <>
          <p>{texts.ask}</p>
          <button type="button" onClick={press} className={`${buttonClass('primary', 'large')} w-full`}>
            {texts.submit}
          </button>
        </>
      )}
    </>
  )
}
