import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { SignUp } from '../../schema/accounts.ts'
import { useLogInMutation, useSignUpMutation } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useServerText } from '../i18n/use-problem-text.ts'
import { paths } from '../lib/paths.ts'
import { storeSession } from '../lib/session.ts'
import { useCreateOnce } from '../lib/use-create-once.ts'
import { toast } from '../ui/toasts.ts'

/**
 * Creates the account, and throws what refuses it; then signs in with it at once. When only that fails the account
 * stands, and the user signs in by hand.
 */
export const useSignUp = (): ((input: SignUp) => Promise<void>) => {
  const { t } = useTranslation()
  const locale = useLocale()
  const navigate = useNavigate()
  const serverText = useServerText()
  const [createAccount] = useSignUpMutation()
  const { createOnce } = useCreateOnce<SignUp>()
  const [logIn] = useLogInMutation()

  const enter = async ({ username, password }: SignUp): Promise<string> => {
    try {
      const { data } = await logIn({ variables: { input: { username, password } } })
      if (!data) return paths.signIn
      storeSession(data.login)
      toast.success(t('accounts.signUp.success'))
      return paths.dashboard
    } catch (error) {
      toast.error(serverText(error))
      return paths.signIn
    }
  }

  return async (input) => {
    await createOnce(input, (idempotencyKey) =>
      createAccount({ variables: { input, locale, idempotencyKey } }),
    )
    await navigate(await enter(input))
  }
}
