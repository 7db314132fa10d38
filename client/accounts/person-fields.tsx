import type { ComponentProps } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { passwordLength, type SignUp } from '../../schema/accounts.ts'
import { Field } from '../ui/field.tsx'
import { PasswordField } from '../ui/password-field.tsx'

interface PersonFieldsProps {
  /** A field of the form, by its name: its registration and what is wrong with it. */
  field: (name: keyof Omit<SignUp, 'accountType'>) => Omit<ComponentProps<typeof Field>, 'label'>
  /** The registration of the password that is looked for among the common ones. */
  password: UseFormRegisterReturn<'password'>
  isCommon: boolean
}

/** Who somebody is who makes an account, and the password they choose. */
export const PersonFields = ({ field, password, isCommon }: PersonFieldsProps) => {
  const { t } = useTranslation()
  const labelled = (name: Parameters<typeof field>[0]) => ({
    ...field(name),
    label: t(`accounts.fields.${name}`),
    required: true,
  })
  const reveal = { showLabel: t('accounts.showPassword'), hideLabel: t('accounts.hidePassword') }
  return (
    <>
      <div className="grid items-end gap-x-4.5 gap-y-5 sm:grid-cols-2">
        <Field {...labelled('firstName')} autoComplete="given-name" />
        <Field {...labelled('lastName')} autoComplete="family-name" />
      </div>
      <Field {...labelled('email')} type="email" autoComplete="email" spellCheck={false} />
      <Field
        {...labelled('username')}
        hint={t('accounts.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="grid gap-x-4.5 gap-y-5 sm:grid-cols-2">
        <PasswordField
          {...labelled('password')}
          {...password}
          {...reveal}
          notice={isCommon ? t('accounts.commonPassword') : ''}
          hint={t('accounts.passwordHint', passwordLength)}
          autoComplete="new-password"
        />
        <PasswordField {...labelled('confirmPassword')} {...reveal} autoComplete="new-password" />
      </div>
    </>
  )
}
