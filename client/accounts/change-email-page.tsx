import { useCallback } from 'react'
import { useFindEmailChangeMutation } from '../generated/operations.ts'
import { drawings } from '../ui/drawings/drawings.ts'
import { LinkedPage } from '../ui/linked-page.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ToAccount } from './to-account.tsx'
import { useChangeTexts } from './use-change-texts.ts'

const ChangeEmailPage = () => {
  const texts = useChangeTexts()
  const [ask] = useFindEmailChangeMutation()
  const find = useCallback(
    async (token: string) => (await ask({ variables: { token } })).data?.findEmailChange,
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
    <LinkedPage find={find} texts={texts} drawing={drawings.spottedMongrel} missing={missing}>
      {(change, token, lose) => <ChangeEmail change={change} token={token} onGone={lose} />}
    </LinkedPage>
  )
}

export { ChangeEmailPage as Component }
