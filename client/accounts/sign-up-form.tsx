import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { accountTypes, type SignUp } from '../../schema/accounts.ts'
import { useServerText } from '../i18n/use-problem-text.ts'
import { checkByShape } from '../lib/check.ts'
import { paths } from '../lib/paths.ts'
import { isSessionEnd } from '../lib/session-end.ts'
import { useTextsInTab } from '../lib/use-kept-texts.ts'
import { buttonClass } from '../ui/button-class.ts'
import { choiceOf } from '../ui/choice-of.ts'
import { Form } from '../ui/form.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { toast } from '../ui/toasts.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { signUpShape } from './account-shapes.ts'
import { limitOf } from './limit-of.ts'
import { PersonFields } from './person-fields.tsx'
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

/** What the tab keeps while the page is left: never a password. */
const keepable = ['firstName', 'lastName', 'email', 'username', 'accountType'] as const
type Keepable = (typeof keepable)[number]

const isAccountType = (value: string | undefined): value is SignUp['accountType'] =>
  accountTypes.some((known) => known === value)

export const SignUpForm = () => {
  const { t } = useTranslation()
  const serverText = useServerText()
  const isCreated = useRef(false)
  const signUp = useSignUp(() => {
    isCreated.current = true
  })
  const kept = useTextsInTab<Keepable>({
    place: paths.signUp,
    names: keepable,
    read: (name): string => form.getValues(name),
    isTouched: (name): boolean => !isCreated.current && form.getValues(name) !== empty[name],
    isUnasked: true,
  })
  const accountTypeKept = kept('accountType')
  const form = useCheckedForm<SignUp, SignUp>({
    names,
    defaultValues: {
      ...empty,
      firstName: kept('firstName') ?? '',
      lastName: kept('lastName') ?? '',
      email: kept('email') ?? '',
      username: kept('username') ?? '',
      ...(isAccountType(accountTypeKept) ? { accountType: accountTypeKept } : {}),
    },
    labelOf: (name) => t(`accounts.fields.${name}`),
    check: (typed) => checkByShape(signUpShape, typed),
    send: signUp,
    onFailed: (error) => {
      if (!isSessionEnd(error)) toast.error(serverText(error))
    },
    refusedBy: refusedFields,
    limitOf,
  })
  const accountType = useWatch({ control: form.control, name: 'accountType' })
  const accountTypeField = form.field('accountType')
  const { isCommon, look } = useCommonPassword(useWatch({ control: form.control, name: 'password' }))

  return (
    <Form onSubmit={form.submit} className="grid gap-5">
      <PersonFields
        field={form.field}
        password={form.register('password', { onBlur: look })}
        isCommon={isCommon}
      />
      <RadioCards
        name={accountTypeField.name}
        error={accountTypeField.error}
        choice={choiceOf(accountTypeField, accountType)}
        legend={t('accounts.fields.accountType')}
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
