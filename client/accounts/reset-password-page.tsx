import { useCallback } from 'react'
import { Link } from 'react-router-dom'
import { useFindPasswordResetMutation } from '../generated/operations.ts'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button-class.ts'
import { drawings } from '../ui/drawings/drawings.ts'
import { LinkedPage } from '../ui/linked-page.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { useResetTexts } from './use-reset-texts.ts'

const ResetPasswordPage = () => {
  const texts = useResetTexts()
  const [ask] = useFindPasswordResetMutation()
  const find = useCallback(
    async (token: string) => (await ask({ variables: { token } })).data?.findPasswordReset,
    [ask],
  )
  const missing = (
    <div className="grid gap-5">
      <p>{texts.missing}</p>
      <Link to={paths.forgotPassword} className={`${buttonClass('primary', 'large')} justify-self-start`}>
        {texts.askAgain}
      </Link>
      <p>
        {texts.used}{' '}
        <Link to={paths.signIn} className="text-link">
          {texts.signIn}
        </Link>
      </p>
    </div>
  )
  return (
    <LinkedPage find={find} texts={texts} drawing={drawings.spottedMongrel} missing={missing}>
      {({ username }, token, lose) => (
        <>
          <p className="mb-6">
            {texts.username} <strong className="wrap-anywhere">{username}</strong>
          </p>
          <ResetPasswordForm token={token} username={username} onGone={lose} />
        </>
      )}
    </LinkedPage>
  )
}

export { ResetPasswordPage as Component }
