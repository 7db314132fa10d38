import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { Credentials } from '../../schema/accounts.ts'
import { useLogInMutation } from '../generated/operations.ts'
import { useServerText } from '../i18n/use-problem-text.ts'
import { paths } from '../lib/paths.ts'
import { readSentToSignIn } from '../lib/sent-to-sign-in.ts'
import { personOf, readSession, storeSession } from '../lib/session.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { toast } from '../ui/toasts.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { checkCredentials, credentialNames } from './check-credentials.ts'
import { refusedFields } from './refused-fields.ts'

export const SignInForm = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const serverText = useServerText()
  const { cameFrom } = readSentToSignIn(useLocation()) ?? {}
  const [logIn] = useLogInMutation()
  const { submit, isSending, field } = useCheckedForm<Credentials, Credentials>({
    names: credentialNames,
    defaultValues: { username: '', password: '' },
    labelOf: (name) => t(`accounts.fields.${name}`),
    check: checkCredentials,
    send: async (input) => {
      const { data } = await logIn({ variables: { input } })
      if (!data) return
      storeSession(data.login)
      toast.success(t('accounts.signIn.success'))
      if (cameFrom && cameFrom.person === personOf(readSession())) {
        return navigate(cameFrom.path, { replace: true })
      }
      await navigate(paths.dashboard)
    },
    onFailed: (error) => toast.error(serverText(error)),
    refusedBy: refusedFields,
  })

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
