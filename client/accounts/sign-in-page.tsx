import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { AccountPage } from './account-page.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { WhySignIn } from './why-sign-in.tsx'

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
    <AccountPage page="signIn" intro={intro}>
      <WhySignIn />
      <SignInForm />
    </AccountPage>
  )
}

export { SignInPage as Component }
