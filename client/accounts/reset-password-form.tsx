import { useApolloClient } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { newPassword, passwordLength } from '../../schema/accounts.ts'
import { useResetPasswordMutation } from '../generated/operations.ts'
import { useServerText } from '../i18n/use-problem-text.ts'
import { checkByShape } from '../lib/check.ts'
import { paths } from '../lib/paths.ts'
import { problemOf } from '../lib/problem.ts'
import { sendingToSignIn } from '../lib/sent-to-sign-in.ts'
import { clearSession, personOf, readSession } from '../lib/session.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Form } from '../ui/form.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { toast } from '../ui/toasts.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { useCommonPassword } from './use-common-password.ts'
import { useResetTexts } from './use-reset-texts.ts'

type Typed = z.infer<typeof newPassword>

interface ResetPasswordFormProps {
  token: string
  /** Whose password it sets. */
  username: string
  /** Told when the link leads nowhere any more, perhaps because an answer was lost on its way. */
  onGone: () => void
}

/** Sets a new password, and leads to where one signs in with it. */
export const ResetPasswordForm = ({ token, username, onGone }: ResetPasswordFormProps) => {
  const { t } = useTranslation()
  const texts = useResetTexts()
  const serverText = useServerText()
  const navigate = useNavigate()
  const apollo = useApolloClient()
  const [reset] = useResetPasswordMutation()
  const labels = { password: texts.password, confirmPassword: texts.again }

  /** The link is used up, and not gone back to; a session of the same account here has ended with all others. */
  const leave = async (person: string): Promise<void> => {
    const isTheirs = personOf(readSession()) === person
    if (isTheirs) clearSession()
    const sent = sendingToSignIn({ reason: 'passwordReset', cameFrom: null, isKept: false, username })
    await navigate(paths.signIn, { ...sent, replace: true })
    if (isTheirs) await apollo.clearStore()
  }

  const form = useCheckedForm<Typed, Typed>({
    names: ['password', 'confirmPassword'],
    defaultValues: { password: '', confirmPassword: '' },
    labelOf: (name) => labels[name],
    check: (typed) => checkByShape(newPassword, typed),
    send: async (typed) => {
      const { data } = await reset({ variables: { input: { ...typed, token } } })
      if (data) await leave(data.resetPassword)
    },
    onFailed: (error, isSaidAtFields) => {
      const problem = problemOf(error)
      if (isSaidAtFields) return
      if (problem?.code === 'not_found') onGone()
      // The answer was lost on its way: what came of it nobody knows here.
      else toast.error(problem === null ? texts.uncertain : serverText(error))
    },
  })
  const { isCommon, look } = useCommonPassword(useWatch({ control: form.control, name: 'password' }))
  const field = (name: keyof Typed) => ({
    ...form.field(name),
    showLabel: t('accounts.showPassword'),
    hideLabel: t('accounts.hidePassword'),
    label: labels[name],
    required: true,
    autoComplete: 'new-password',
  })

  return (
    <Form onSubmit={form.submit} className="grid gap-5">
      <input type="text" value={username} autoComplete="username" readOnly hidden />
      <PasswordField
        {...field('password')}
        {...form.register('password', { onBlur: look })}
        notice={isCommon ? t('accounts.commonPassword') : ''}
        hint={t('accounts.passwordHint', passwordLength)}
      />
      <PasswordField {...field('confirmPassword')} />
      <button
        type="submit"
        aria-disabled={form.isSending}
        className={`${buttonClass('primary', 'large')} mt-1.5 w-full`}
      >
        {texts.submit}
      </button>
    </Form>
  )
}
