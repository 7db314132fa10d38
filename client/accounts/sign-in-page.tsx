import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { PageHead } from '../ui/page-head.tsx'
import { AccountPage } from './account-page.tsx'
import { SignInForm } from './sign-in-form.tsx'

const SignInPage = () => {
  const { t } = useTranslation()
  const intro = (
    <>
      {t('accounts.signIn.newHere')}{' '}
      <Link to={paths.signUp} className="text-link">
        {t('accounts.signUp.title')}
      </Link>
    </>
  )
  return (
    <>
      <PageHead {...t('pages.signIn', { returnObjects: true })} site={t('shell.site')} />
      <AccountPage title={t('accounts.signIn.title')} intro={intro} aside={t('accounts.signIn.aside')}>
        <SignInForm />
      </AccountPage>
    </>
  )
}

export { SignInPage as Component }
