import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
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
    <AccountPage page="signUp" intro={intro}>
      <SignUpForm />
    </AccountPage>
  )
}

export { SignUpPage as Component }
