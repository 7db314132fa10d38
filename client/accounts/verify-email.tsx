import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useVerifyEmailMutation } from '../generated/operations.ts'
import { useServerText } from '../i18n/use-problem-text.ts'
import { problemOf } from '../lib/problem.ts'
import { useSingleFlight } from '../lib/use-single-flight.ts'
import { buttonClass } from '../ui/button-class.ts'
import { toast } from '../ui/toasts.ts'
import { ToAccount } from './to-account.tsx'
import { useVerifyTexts } from './use-verify-texts.ts'

interface VerifyEmailProps {
  email: string
  token: string
  /** The link is good no longer. */
  onGone: () => void
}

/** Confirms an address by a press, which opening the link does not: programs open links of letters too. */
export const VerifyEmail = ({ email, token, onGone }: VerifyEmailProps) => {
  const texts = useVerifyTexts()
  const serverText = useServerText()
  const [verify] = useVerifyEmailMutation()
  const [isDone, setDone] = useState(false)
  const confirm = useSingleFlight(async (_press: SyntheticEvent) => {
    try {
      await verify({ variables: { token } })
      setDone(true)
    } catch (error) {
      const problem = problemOf(error)
      if (problem?.code === 'not_found') onGone()
      // The answer was lost on its way: what came of it nobody knows here.
      else toast.error(problem === null ? texts.uncertain : serverText(error))
    }
  })

  /** What was pressed is gone: the reader goes on at what came of it. */
  const outcome = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isDone) outcome.current?.focus()
  }, [isDone])

  if (isDone) {
    return (
      <div role="status" className="grid gap-5">
        <p ref={outcome} tabIndex={-1} className="outline-none">
          {texts.done}
        </p>
        <ToAccount>{texts.account}</ToAccount>
      </div>
    )
  }
  return (
    <>
      <p className="mb-6">
        {texts.ask} <strong className="wrap-anywhere">{email}</strong>
      </p>
      <button type="button" onClick={confirm} className={`${buttonClass('primary', 'large')} w-full`}>
        {texts.submit}
      </button>
    </>
  )
}
