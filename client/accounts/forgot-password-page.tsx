import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { AccountPage } from './account-page.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

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

export { ForgotPasswordPage as Component }
