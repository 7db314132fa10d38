import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { PageHead } from '../ui/page-head.tsx'
import { AccountPage } from './account-page.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const SignUpPage = () => {
  const { t } = useTranslation()
  const intro = (
    <>
      {t('accounts.signUp.alreadyHere')}{' '}
      <Link to={paths.signIn} className="text-link">
        {t('accounts.signIn.title')}
      </Link>
    </>
  )
  return (
    <>
      <PageHead {...t('pages.signUp', { returnObjects: true })} site={t('shell.site')} />
      <AccountPage title={t('accounts.signUp.title')} intro={intro} aside={t('accounts.signUp.aside')}>
        <SignUpForm />
      </AccountPage>
    </>
  )
}

export { SignUpPage as Component }
