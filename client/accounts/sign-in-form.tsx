import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import type { Credentials } from '../../schema/accounts.ts'
import { useLogInMutation } from '../generated/operations.ts'
import { useFieldErrorText } from '../i18n/use-field-error-text.ts'
import { useProblemText } from '../i18n/use-problem-text.ts'
import { paths } from '../lib/paths.ts'
import { problemOf } from '../lib/problem.ts'
import { storeSession } from '../lib/session.ts'
import { useSingleFlight } from '../lib/use-single-flight.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { toast } from '../ui/toasts.ts'
import { signInShape } from './account-shapes.ts'
import { issueCode, showRefusal } from './form-errors.ts'

const names = ['username', 'password'] as const

export const SignInForm = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const problemText = useProblemText()
  const fieldErrorText = useFieldErrorText()
  const [logIn] = useLogInMutation()
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<Credentials>({
    resolver: zodResolver(signInShape, { error: issueCode }),
    defaultValues: { username: '', password: '' },
  })

  const errorOf = (name: keyof Credentials): string | undefined => {
    const code = errors[name]?.message
    return code === undefined ? undefined : fieldErrorText(code)
  }

  const signIn = useSingleFlight(async (input: Credentials) => {
    try {
      const { data } = await logIn({ variables: { input } })
      if (!data) return
      storeSession(data.login)
    } catch (error) {
      toast.error(problemText(error))
      const problem = problemOf(error)
      if (problem) showRefusal(problem, names, setError)
      return
    }
    toast.success(t('accounts.signIn.success'))
    await navigate(paths.dashboard)
  })

  return (
    <Form onSubmit={handleSubmit(signIn)} className="grid gap-5">
      <Field
        {...register('username')}
        label={t('accounts.fields.username')}
        error={errorOf('username')}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...register('password')}
        label={t('accounts.fields.password')}
        error={errorOf('password')}
        showLabel={t('accounts.showPassword')}
        hideLabel={t('accounts.hidePassword')}
        required
        autoComplete="current-password"
      />
      <Link to={paths.forgotPassword} className="text-link justify-self-start text-small">
        {t('accounts.signIn.forgot')}
      </Link>
      <button
        type="submit"
        aria-disabled={isSubmitting}
        className={`${buttonClass('act', 'large')} mt-2 w-full`}
      >
        {t('accounts.signIn.submit')}
      </button>
    </Form>
  )
}
