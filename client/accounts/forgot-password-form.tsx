import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PasswordResetRequest, passwordResetRequest } from '../../schema/password-resets.ts'
import { useRequestPasswordResetMutation } from '../generated/operations.ts'
import { useServerText } from '../i18n/use-problem-text.ts'
import { checkByShape } from '../lib/check.ts'
import { isSessionEnd } from '../lib/session-end.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { toast } from '../ui/toasts.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { useResetTexts } from './use-reset-texts.ts'
import { writesLetters } from './writes-letters.ts'

/** Has a link written; where the site writes no letters it confirms, and asks the server nothing. */
export const ForgotPasswordForm = () => {
  const { t } = useTranslation()
  const { asked } = useResetTexts()
  const serverText = useServerText()
  const apollo = useApolloClient()
  const [request] = useRequestPasswordResetMutation()
  const [isAsked, setAsked] = useState(false)
  const { submit, isSending, field } = useCheckedForm<PasswordResetRequest, PasswordResetRequest>({
    names: ['email'],
    defaultValues: { email: '' },
    labelOf: (name) => t(`accounts.fields.${name}`),
    check: (typed) => checkByShape(passwordResetRequest, typed),
    send: async (input) => {
      if (await writesLetters(apollo)) {
        await request({ variables: { input } })
        setAsked(true)
      }
      toast.success(t('accounts.forgotPassword.success'))
    },
    onFailed: (error, isSaidAtFields) => {
      if (!isSaidAtFields && !isSessionEnd(error)) toast.error(serverText(error))
    },
  })

  return (
    <>
      <Form onSubmit={submit} className="grid gap-5">
        <Field
          {...field('email')}
          label={t('accounts.fields.email')}
          hint={t('accounts.forgotPassword.hint')}
          required
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <button
          type="submit"
          aria-disabled={isSending}
          className={`${buttonClass('primary', 'large')} mt-2 w-full`}
        >
          {t('accounts.forgotPassword.submit')}
        </button>
      </Form>
      <div role="status">
        {isAsked && (
          <p className="mt-6 rounded-field border border-line bg-ochre-300/40 px-5 py-3">{asked}</p>
        )}
      </div>
    </>
  )
}
