import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { AccountPage } from './account-page.tsx'
import { SecondStep } from './second-step.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { WhySignIn } from './why-sign-in.tsx'

const SignInPage = () => {
  const { t } = useTranslation()
  /** What the second step is asked with; null before it, undefined after it. */
  const [challenge, setChallenge] = useState<string | null | undefined>(null)
  const intro = (
    <>
      {t('accounts.signIn.newHere')}{' '}
      {/* On a telephone both but just fit: no font that comes later moves the form. */}
      <br className="sm:hidden" />
      <Link to={paths.signUp} className="text-link">
        {t('accounts.signUp.title')}
      </Link>
    </>
  )
  return (
    <AccountPage page="signIn" intro={intro}>
      <WhySignIn />
      {challenge == null ? (
        <SignInForm onChallenge={setChallenge} isAgain={challenge === undefined} />
      ) : (
        <SecondStep challenge={challenge} onStartAgain={() => setChallenge(undefined)} />
      )}
    </AccountPage>
  )
}

export { SignInPage as Component }
