import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { Credentials } from '../../schema/accounts.ts'
import { useLogInMutation } from '../generated/operations.ts'
import { useServerText } from '../i18n/use-problem-text.ts'
import { paths } from '../lib/paths.ts'
import { problemOf } from '../lib/problem.ts'
import { readSentToSignIn } from '../lib/sent-to-sign-in.ts'
import { isSessionEnd } from '../lib/session-end.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { toast } from '../ui/toasts.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { checkCredentials, credentialNames } from './check-credentials.ts'
import { refusedFields } from './refused-fields.ts'
import { useEnter } from './use-enter.ts'

interface SignInFormProps {
  /** Called where name and password are right, and the account asks for a code as well. */
  onChallenge: (challenge: string) => void
  /** Whether somebody comes back to it from the second step: what they pressed there is gone. */
  isAgain: boolean
}

export const SignInForm = ({ onChallenge, isAgain }: SignInFormProps) => {
  const { t } = useTranslation()
  const serverText = useServerText()
  const enter = useEnter()
  const { username = '' } = readSentToSignIn(useLocation()) ?? {}
  const [logIn] = useLogInMutation()
  const { submit, isSending, field, setFocus } = useCheckedForm<Credentials, Credentials>({
    names: credentialNames,
    defaultValues: { username, password: '' },
    labelOf: (name) => t(`accounts.fields.${name}`),
    check: checkCredentials,
    send: async (input) => {
      const { data } = await logIn({ variables: { input } })
      if (data) await enter(data.login)
    },
    onFailed: (error) => {
      if (isSessionEnd(error)) return
      const { challenge } = problemOf(error) ?? {}
      if (challenge === undefined) toast.error(serverText(error))
      else onChallenge(challenge)
    },
    refusedBy: refusedFields,
  })
  useEffect(() => {
    if (isAgain) setFocus('username')
  }, [isAgain, setFocus])

  return (
    <Form onSubmit={submit} className="grid gap-5">
      <Field
        {...field('username')}
        label={t('accounts.fields.username')}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...field('password')}
        label={t('accounts.fields.password')}
        showLabel={t('accounts.showPassword')}
        hideLabel={t('accounts.hidePassword')}
        required
        autoComplete="current-password"
      />
      <Link to={paths.forgotPassword} className="text-link justify-self-start text-small">
        {t('accounts.signIn.forgot')}
      </Link>
      <button
        type="submit"
        aria-disabled={isSending}
        className={`${buttonClass('primary', 'large')} mt-2 w-full`}
      >
        {t('accounts.signIn.submit')}
      </button>
    </Form>
  )
}
