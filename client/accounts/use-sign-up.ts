import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { SignUp } from '../../schema/accounts.ts'
import { useLogInMutation, useSignUpMutation } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useServerText } from '../i18n/use-problem-text.ts'
import { paths } from '../lib/paths.ts'
import { problemOf } from '../lib/problem.ts'
import { sendingToSignIn } from '../lib/sent-to-sign-in.ts'
import { storeSession } from '../lib/session.ts'
import { isSessionEnd } from '../lib/session-end.ts'
import { useCreateOnce } from '../lib/use-create-once.ts'
import { toast } from '../ui/toasts.ts'

/**
 * Creates the account, and throws what refuses it; then signs in with it at once. When only that fails the account
 * stands, and the user is told so where they sign in by hand. `onCreated` is called in between.
 */
export const useSignUp = (onCreated: () => void): ((input: SignUp) => Promise<void>) => {
  const { t } = useTranslation()
  const locale = useLocale()
  const navigate = useNavigate()
  const serverText = useServerText()
  const [createAccount] = useSignUpMutation()
  const createOnce = useCreateOnce<SignUp>()
  const [logIn] = useLogInMutation()

  /** Answers whether somebody is signed in now. */
  const enter = async ({ username, password }: SignUp): Promise<boolean> => {
    try {
      const { data } = await logIn({ variables: { input: { username, password } } })
      if (!data) return false
      storeSession(data.login)
      toast.success(t('accounts.signUp.success'))
      return true
    } catch (error) {
      // Where nothing was answered, what the page to sign in says is all there is to say.
      if (!isSessionEnd(error) && problemOf(error) !== null) toast.error(serverText(error))
      return false
    }
  }

  return async (input) => {
    await createOnce(input, (idempotencyKey) =>
      createAccount({ variables: { input, locale, idempotencyKey } }),
    )
    onCreated()
    if (await enter(input)) return navigate(paths.dashboard)
    const { username } = input
    const sent = sendingToSignIn({ reason: 'accountCreated', cameFrom: null, isKept: false, username })
    await navigate(paths.signIn, sent)
  }
}
