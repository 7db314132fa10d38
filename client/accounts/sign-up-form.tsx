import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { accountTypes, passwordLength, type SignUp } from '../../schema/accounts.ts'
import { useFieldErrorText } from '../i18n/use-field-error-text.ts'
import { useSingleFlight } from '../lib/use-single-flight.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { signUpShape } from './account-shapes.ts'
import { issueCode, limitOf, showRefusal } from './form-errors.ts'
import { useCommonPassword } from './use-common-password.ts'
import { useSignUp } from './use-sign-up.ts'

const empty: SignUp = {
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  password: '',
  confirmPassword: '',
  accountType: 'individual',
}

const names = [
  'firstName',
  'lastName',
  'email',
  'username',
  'password',
  'confirmPassword',
  'accountType',
] as const

export const SignUpForm = () => {
  const { t } = useTranslation()
  const fieldErrorText = useFieldErrorText()
  const {
    register,
    handleSubmit,
    setError,
    control,
    formState: { errors, isSubmitting },
  } = useForm({ resolver: zodResolver(signUpShape, { error: issueCode }), defaultValues: empty })
  const { isCommon, look } = useCommonPassword(useWatch({ control, name: 'password' }))
  const signUp = useSingleFlight(useSignUp((problem) => showRefusal(problem, names, setError)))

  const field = (name: keyof SignUp) => {
    const code = errors[name]?.message
    return {
      ...register(name),
      label: t(`accounts.fields.${name}`),
      error: code === undefined ? undefined : fieldErrorText(code, limitOf(name, code)),
      required: true,
    }
  }
  const reveal = { showLabel: t('accounts.showPassword'), hideLabel: t('accounts.hidePassword') }
  const { label: legend, ...accountType } = field('accountType')

  return (
    <Form onSubmit={handleSubmit(signUp)} className="grid gap-5">
      <div className="grid items-end gap-x-4.5 gap-y-5 sm:grid-cols-2">
        <Field {...field('firstName')} autoComplete="given-name" />
        <Field {...field('lastName')} autoComplete="family-name" />
      </div>
      <Field {...field('email')} type="email" autoComplete="email" spellCheck={false} />
      <Field
        {...field('username')}
        hint={t('accounts.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="grid gap-x-4.5 gap-y-5 sm:grid-cols-2">
        <PasswordField
          {...field('password')}
          {...register('password', { onBlur: look })}
          {...reveal}
          notice={isCommon ? t('accounts.commonPassword') : ''}
          hint={t('accounts.passwordHint', passwordLength)}
          autoComplete="new-password"
        />
        <PasswordField {...field('confirmPassword')} {...reveal} autoComplete="new-password" />
      </div>
      <RadioCards
        {...accountType}
        legend={legend}
        options={accountTypes.map((value) => ({ value, label: t(`accounts.${value}`) }))}
      />
      <button
        type="submit"
        aria-disabled={isSubmitting}
        className={`${buttonClass('act', 'large')} mt-1.5 w-full`}
      >
        {t('accounts.signUp.submit')}
      </button>
    </Form>
  )
}
