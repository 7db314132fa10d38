import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { SignUp } from '../../schema/accounts.ts'
import { useLogInMutation, useSignUpMutation } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useProblemText } from '../i18n/use-problem-text.ts'
import { paths } from '../lib/paths.ts'
import { type Problem, problemOf } from '../lib/problem.ts'
import { storeSession } from '../lib/session.ts'
import { toast } from '../ui/toasts.ts'

/**
 * Creates the account and signs in with it at once. Refusals are toasted; the one of the account itself
 * also goes to `onRefused`. When only the sign-in fails the account stands, and the user signs in by hand.
 */
export const useSignUp = (onRefused: (problem: Problem) => void): ((input: SignUp) => Promise<void>) => {
  const { t } = useTranslation()
  const locale = useLocale()
  const navigate = useNavigate()
  const problemText = useProblemText()
  const [createAccount] = useSignUpMutation()
  const [logIn] = useLogInMutation()

  const enter = async ({ username, password }: SignUp): Promise<string> => {
    try {
      const { data } = await logIn({ variables: { input: { username, password } } })
      if (!data) return paths.signIn
      storeSession(data.login)
      toast.success(t('accounts.signUp.success'))
      return paths.dashboard
    } catch (error) {
      toast.error(problemText(error))
      return paths.signIn
    }
  }

  return async (input) => {
    try {
      await createAccount({ variables: { input, locale } })
    } catch (error) {
      toast.error(problemText(error))
      const problem = problemOf(error)
      if (problem) onRefused(problem)
      return
    }
    await navigate(await enter(input))
  }
}
