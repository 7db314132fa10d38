import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs } from 'react-router-dom'
import { apolloContext } from '../lib/loader-context.ts'
import { logFailure } from '../lib/log-failure.ts'
import { paths } from '../lib/paths.ts'
import { AccountPage } from './account-page.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { writesLetters } from './writes-letters.ts'

/** Where it cannot be loaded now, it is asked for once somebody presses. */
const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  await writesLetters(context.get(apolloContext)).catch((error: unknown) =>
    logFailure('What of the site is switched on could not be loaded.', error),
  )
  return null
}

const ForgotPasswordPage = () => {
  const { t } = useTranslation()
  const intro = (
    <>
      {t('accounts.forgotPassword.remembered')}{' '}
      <Link to={paths.signIn} className="text-link">
        {t('accounts.signIn.title')}
      </Link>
    </>
  )
  return (
    <AccountPage page="forgotPassword" intro={intro}>
      <ForgotPasswordForm />
    </AccountPage>
  )
}

export { ForgotPasswordPage as Component, loader }
