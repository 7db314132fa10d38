import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { worksHere } from '../../../schema/roles.ts'
import { acceptance } from '../../../schema/team.ts'
import { useAcceptInvitationMutation } from '../../generated/own-account-operations.ts'
import { useServerText } from '../../i18n/use-problem-text.ts'
import { checkByShape } from '../../lib/check.ts'
import { paths } from '../../lib/paths.ts'
import { problemOf } from '../../lib/problem.ts'
import type { Session } from '../../lib/session.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toasts.ts'
import { useCheckedForm } from '../../ui/use-checked-form.ts'
import { useInvitationTexts } from '../use-invitation-texts.ts'
import { useJoin } from '../use-join.ts'

const shape = acceptance.omit({ token: true })

interface AcceptInvitationProps {
  token: string
  session: Session
  /** Told when the link leads nowhere any more. */
  onGone: () => void
}

const AcceptForm = ({ token, session, onGone }: AcceptInvitationProps) => {
  const { t } = useTranslation()
  const texts = useInvitationTexts()
  const serverText = useServerText()
  const enter = useJoin()
  const [accept] = useAcceptInvitationMutation()
  const [isTooCommon, setTooCommon] = useState(false)
  const form = useCheckedForm({
    names: ['currentPassword'],
    defaultValues: { currentPassword: '' },
    labelOf: () => texts.password,
    check: (typed: { currentPassword: string }) => checkByShape(shape, typed),
    send: async (input) => {
      setTooCommon(false)
      const { data } = await accept({ variables: { token, ...input } })
      if (data) await enter(data.acceptInvitation)
    },
    onFailed: (error, isSaidAtFields) => {
      if (isSaidAtFields || isSessionEnd(error)) return
      const code = problemOf(error)?.code
      if (code === 'password_too_common') setTooCommon(true)
      else if (code === 'not_found') onGone()
      else toast.error(serverText(error))
    },
  })
  return (
    <Form onSubmit={form.submit} className="grid gap-5">
      <input type="text" value={session.username} autoComplete="username" readOnly hidden />
      <PasswordField
        {...form.field('currentPassword')}
        label={texts.password}
        showLabel={t('accounts.showPassword')}
        hideLabel={t('accounts.hidePassword')}
        required
        autoComplete="current-password"
      />
      {isTooCommon && (
        <div role="alert" className="grid gap-2">
          <p>{texts.tooCommon}</p>
          <p>
            <Link to={paths.security} className="text-link">
              {texts.setPassword}
            </Link>
          </p>
        </div>
      )}
      <button
        type="submit"
        aria-disabled={form.isSending}
        className={`${buttonClass('primary', 'large')} w-full`}
      >
        {texts.asYourself}
      </button>
    </Form>
  )
}

/** Gives the role of a link to the account somebody is signed in with, once they have shown that it is theirs. */
export const AcceptInvitation = (props: AcceptInvitationProps) => {
  const { session } = props
  const texts = useInvitationTexts()
  return (
    <>
      <p className="mb-5">
        {texts.signedInAs} <strong className="wrap-anywhere">{session.username}</strong>
      </p>
      {worksHere(session.role) ? <p>{texts.already}</p> : <AcceptForm {...props} />}
    </>
  )
}
