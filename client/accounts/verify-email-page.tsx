import { useCallback } from 'react'
import { useFindEmailVerificationMutation } from '../generated/operations.ts'
import { drawings } from '../ui/drawings/drawings.ts'
import { LinkedPage } from '../ui/linked-page.tsx'
import { ToAccount } from './to-account.tsx'
import { useVerifyTexts } from './use-verify-texts.ts'
import { VerifyEmail } from './verify-email.tsx'

const VerifyEmailPage = () => {
  const texts = useVerifyTexts()
  const [ask] = useFindEmailVerificationMutation()
  const find = useCallback(
    async (token: string) => (await ask({ variables: { token } })).data?.findEmailVerification,
    [ask],
  )
  const missing = (
    <div className="grid gap-5">
      <p>{texts.missing}</p>
      <p>{texts.look}</p>
      <ToAccount>{texts.account}</ToAccount>
    </div>
  )
  return (
    <LinkedPage find={find} texts={texts} drawing={drawings.threeLeggedRunner} missing={missing}>
      {({ email }, token, lose) => <VerifyEmail email={email} token={token} onGone={lose} />}
    </LinkedPage>
  )
}

export { VerifyEmailPage as Component }
