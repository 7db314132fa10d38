import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { accountTypes, passwordLength, type SignUp } from '../../schema/accounts.ts'
import { useServerText } from '../i18n/use-problem-text.ts'
import { checkByShape } from '../lib/check.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { toast } from '../ui/toasts.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { signUpShape } from './account-shapes.ts'
import { limitOf } from './limit-of.ts'
import { refusedFields } from './refused-fields.ts'
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
  const serverText = useServerText()
  const signUp = useSignUp()
  const form = useCheckedForm<SignUp, SignUp>({
    names,
    defaultValues: empty,
    labelOf: (name) => t(`accounts.fields.${name}`),
    check: (typed) => checkByShape(signUpShape, typed),
    send: signUp,
    onFailed: (error) => toast.error(serverText(error)),
    refusedBy: refusedFields,
    limitOf,
  })
  const { isCommon, look } = useCommonPassword(useWatch({ control: form.control, name: 'password' }))

  const field = (name: keyof SignUp) => ({
    ...form.field(name),
    label: t(`accounts.fields.${name}`),
    required: true,
  })
  const reveal = { showLabel: t('accounts.showPassword'), hideLabel: t('accounts.hidePassword') }
  const { label: legend, ...accountType } = field('accountType')

  return (
    <Form onSubmit={form.submit} className="grid gap-5">
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
          {...form.register('password', { onBlur: look })}
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
        aria-disabled={form.isSending}
        className={`${buttonClass('primary', 'large')} mt-1.5 w-full`}
      >
        {t('accounts.signUp.submit')}
      </button>
    </Form>
  )
}
