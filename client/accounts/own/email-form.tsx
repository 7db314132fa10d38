import { useTranslation } from 'react-i18next'
import { type EmailChangeRequest, emailChangeRequest } from '../../../schema/email-changes.ts'
import { useRequestEmailChangeMutation } from '../../generated/own-account-operations.ts'
import { useServerText } from '../../i18n/use-problem-text.ts'
import { checkByShape } from '../../lib/check.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toasts.ts'
import { useCheckedForm } from '../../ui/use-checked-form.ts'
import { useSecurityTexts } from './use-security-texts.ts'

interface EmailFormProps {
  /** As the server knows it, for browsers that keep passwords. */
  username: string
  /** Called when both addresses were written to, or nobody knows whether. */
  onAsked: () => void
}

/** Asks for another address, by the password. */
export const EmailForm = ({ username, onAsked }: EmailFormProps) => {
  const { t } = useTranslation()
  const { email: texts } = useSecurityTexts()
  const serverText = useServerText()
  const [request] = useRequestEmailChangeMutation()
  const labels = { email: texts.newEmail, currentPassword: texts.password }
  const form = useCheckedForm<EmailChangeRequest, EmailChangeRequest>({
    names: ['email', 'currentPassword'],
    defaultValues: { email: '', currentPassword: '' },
    labelOf: (name) => labels[name],
    check: (typed) => checkByShape(emailChangeRequest, typed),
    send: async (input) => {
      await request({ variables: { input } })
      form.reset()
      toast.success(texts.asked)
      onAsked()
    },
    onFailed: (error, isSaidAtFields) => {
      if (isSaidAtFields || isSessionEnd(error)) return
      if (problemOf(error) !== null) return toast.error(serverText(error))
      // The answer was lost on its way: what came of it the account says.
      toast.error(texts.askUncertain)
      onAsked()
    },
  })
  return (
    <Form onSubmit={form.submit} aria-label={texts.change} className="mt-5 grid gap-5">
      <input type="text" value={username} autoComplete="username" readOnly hidden />
      <Field
        {...form.field('email')}
        label={texts.newEmail}
        required
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <PasswordField
        {...form.field('currentPassword')}
        label={texts.password}
        showLabel={t('accounts.showPassword')}
        hideLabel={t('accounts.hidePassword')}
        required
        autoComplete="current-password"
      />
      <button
        type="submit"
        aria-disabled={form.isSending}
        className={`${buttonClass('primary')} justify-self-start`}
      >
        {texts.submit}
      </button>
    </Form>
  )
}
