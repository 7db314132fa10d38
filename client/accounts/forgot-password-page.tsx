import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { PageHead } from '../ui/page-head.tsx'
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
    <>
      <PageHead {...t('pages.forgotPassword', { returnObjects: true })} site={t('shell.site')} />
      <AccountPage
        title={t('accounts.forgotPassword.title')}
        intro={intro}
        aside={t('accounts.forgotPassword.aside')}
      >
        <ForgotPasswordForm />
      </AccountPage>
    </>
  )
}

export { ForgotPasswordPage as Component }
