import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { passwordLength } from '../../../schema/accounts.ts'
import { type PasswordChange, passwordChange } from '../../../schema/sessions.ts'
import { useChangePasswordMutation } from '../../generated/own-account-operations.ts'
import { useServerText } from '../../i18n/use-problem-text.ts'
import { checkByShape } from '../../lib/check.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toasts.ts'
import { useCheckedForm } from '../../ui/use-checked-form.ts'
import { useCommonPassword } from '../use-common-password.ts'
import { useSecurityTexts } from './use-security-texts.ts'

const names = ['currentPassword', 'password', 'confirmPassword'] as const
const empty: PasswordChange = { currentPassword: '', password: '', confirmPassword: '' }

interface PasswordFormProps {
  /** As the server knows it, for browsers that keep passwords. */
  username: string
  /** Called when it was changed, and every other session has ended. */
  onChanged: () => void
}

export const PasswordForm = ({ username, onChanged }: PasswordFormProps) => {
  const { t } = useTranslation()
  const { password: texts } = useSecurityTexts()
  const serverText = useServerText()
  const [change] = useChangePasswordMutation()
  const labels = { currentPassword: texts.current, password: texts.new, confirmPassword: texts.again }
  const form = useCheckedForm<PasswordChange, PasswordChange>({
    names,
    defaultValues: empty,
    labelOf: (name) => labels[name],
    check: (typed) => checkByShape(passwordChange, typed),
    send: async (input) => {
      await change({ variables: { input } })
      form.reset()
      toast.success(texts.success)
      onChanged()
    },
    onFailed: (error, isSaidAtFields) => {
      if (isSaidAtFields || isSessionEnd(error)) return
      // The answer was lost on its way: what came of it nobody knows here.
      toast.error(problemOf(error) === null ? texts.uncertain : serverText(error))
    },
  })
  const { isCommon, look } = useCommonPassword(useWatch({ control: form.control, name: 'password' }))
  const reveal = { showLabel: t('accounts.showPassword'), hideLabel: t('accounts.hidePassword') }
  const field = (name: keyof PasswordChange) => ({
    ...form.field(name),
    ...reveal,
    label: labels[name],
    required: true,
  })

  return (
    <Form onSubmit={form.submit} className="grid gap-5">
      <input type="text" value={username} autoComplete="username" readOnly hidden />
      <PasswordField {...field('currentPassword')} autoComplete="current-password" />
      <PasswordField
        {...field('password')}
        {...form.register('password', { onBlur: look })}
        notice={isCommon ? t('accounts.commonPassword') : ''}
        hint={t('accounts.passwordHint', passwordLength)}
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
      <button
        type="submit"
        aria-disabled={form.isSending}
        className={`${buttonClass('primary', 'large')} w-full`}
      >
        {texts.submit}
      </button>
    </Form>
  )
}
