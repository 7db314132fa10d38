import { useTranslation } from 'react-i18next'
import { checkByShape } from '../lib/check.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { toast } from '../ui/toasts.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { type ForgotPassword, forgotPasswordShape } from './account-shapes.ts'

/** Confirms, and asks the server nothing: no link is sent by it yet. */
export const ForgotPasswordForm = () => {
  const { t } = useTranslation()
  const { submit, field } = useCheckedForm<ForgotPassword, ForgotPassword>({
    names: ['email'],
    defaultValues: { email: '' },
    labelOf: (name) => t(`accounts.fields.${name}`),
    check: (typed) => checkByShape(forgotPasswordShape, typed),
    send: async () => toast.success(t('accounts.forgotPassword.success')),
  })

  return (
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
      <button type="submit" className={`${buttonClass('primary', 'large')} mt-2 w-full`}>
        {t('accounts.forgotPassword.submit')}
      </button>
    </Form>
  )
}
