import { useCallback } from 'react'
import { useFindEmailVerificationMutation } from '../generated/operations.ts'
import { drawings } from '../ui/drawings/drawings.ts'
import { AccountFrame } from './account-page.tsx'
import { BehindLink } from './behind-link.tsx'
import { useVerifyTexts } from './use-verify-texts.ts'
import { ToAccount, VerifyEmail } from './verify-email.tsx'

const VerifyEmailPage = () => {
  const texts = useVerifyTexts()
  const [ask] = useFindEmailVerificationMutation()
  const find = useCallback(
    async (token: string) => (await ask({ variables: { token } })).data?.findEmailVerification,
    [ask],
  )
  const { title, description, aside } = texts
  const missing = (
    <div className="grid gap-5">
      <p>{texts.missing}</p>
      <p>{texts.look}</p>
      <ToAccount>{texts.account}</ToAccount>
    </div>
  )
  return (
    <AccountFrame
      head={{ title, description }}
      title={title}
      aside={aside}
      other={drawings.threeLeggedRunner}
      intro={description}
      isPrivate
    >
      <BehindLink find={find} texts={texts} missing={missing}>
        {({ email }, token, lose) => <VerifyEmail email={email} token={token} onGone={lose} />}
      </BehindLink>
    </AccountFrame>
  )
}

export { VerifyEmailPage as Component }
