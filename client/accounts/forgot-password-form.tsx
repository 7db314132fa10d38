import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldErrorText } from '../i18n/use-field-error-text.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { toast } from '../ui/toasts.ts'
import { forgotPasswordShape } from './account-shapes.ts'
import { issueCode } from './form-errors.ts'

/** Confirms, and asks the server nothing: no link is sent by it yet. */
export const ForgotPasswordForm = () => {
  const { t } = useTranslation()
  const fieldErrorText = useFieldErrorText()
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({
    resolver: zodResolver(forgotPasswordShape, { error: issueCode }),
    defaultValues: { email: '' },
  })
  const code = errors.email?.message

  return (
    <Form
      onSubmit={handleSubmit(() => toast.success(t('accounts.forgotPassword.success')))}
      className="grid gap-5"
    >
      <Field
        {...register('email')}
        label={t('accounts.fields.email')}
        hint={t('accounts.forgotPassword.hint')}
        error={code === undefined ? undefined : fieldErrorText(code)}
        required
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <button type="submit" className={`${buttonClass('act', 'large')} mt-2 w-full`}>
        {t('accounts.forgotPassword.submit')}
      </button>
    </Form>
  )
}
