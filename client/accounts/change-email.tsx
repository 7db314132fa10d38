import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { FindEmailChangeMutation } from '../generated/operations.ts'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button-class.ts'
import { ToAccount } from './to-account.tsx'
import { useChangeTexts } from './use-change-texts.ts'
import { useEmailAnswer } from './use-email-answer.ts'

interface ChangeEmailProps {
  change: FindEmailChangeMutation['findEmailChange']
  token: string
  /** The link is good no longer. */
  onGone: () => void
}

/** Has somebody agree or refuse by a press, which opening the link does not: programs open links of letters too. */
export const ChangeEmail = ({ change: { side, email, hasAgreed }, token, onGone }: ChangeEmailProps) => {
  const texts = useChangeTexts()
  const { outcome, agree, refuse } = useEmailAnswer(token, onGone)

  /** What was pressed is gone: the reader goes on at what came of it. */
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (outcome !== null) said.current?.focus()
  }, [outcome])

  if (outcome !== null) {
    const isUndone = side === 'former'
    return (
      <div role="status" className="grid gap-5">
        <p ref={said} tabIndex={-1} className="outline-none">
          {isUndone ? texts.undone : texts[outcome]}
        </p>
        {isUndone ? (
          <Link to={paths.forgotPassword} className={`${buttonClass('primary')} justify-self-start`}>
            {texts.newPassword}
          </Link>
        ) : (
          <ToAccount>{texts.account}</ToAccount>
        )}
      </div>
    )
  }
  const wide = (look: 'primary' | 'secondary'): string => `${buttonClass(look, 'large')} w-full`
  return (
    <div className="grid gap-5">
      <p>
        {texts[side].ask} <strong className="wrap-anywhere">{email}</strong>
      </p>
      {side === 'former' && <p>{texts.former.hint}</p>}
      {side !== 'former' && hasAgreed && <p role="status">{texts.agreed}</p>}
      {side !== 'former' && !hasAgreed && (
        <button type="button" onClick={agree} className={wide('primary')}>
          {texts[side].agree}
        </button>
      )}
      {side !== 'new' && (
        <button type="button" onClick={refuse} className={wide(side === 'former' ? 'primary' : 'secondary')}>
          {texts[side].refuse}
        </button>
      )}
    </div>
  )
}
