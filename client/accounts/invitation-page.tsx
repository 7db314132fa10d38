import { useCallback } from 'react'
import { Link } from 'react-router-dom'
import { roleOptions } from '../../schema/accounts.ts'
import { useFindInvitationMutation } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/use-session.ts'
import { BehindLink } from '../ui/behind-link.tsx'
import { FormFrame } from '../ui/form-frame.tsx'
import { JoinForm } from './join-form.tsx'
import { AcceptInvitation } from './own/accept-invitation.tsx'
import { useInvitationTexts } from './use-invitation-texts.ts'

const InvitationPage = () => {
  const texts = useInvitationTexts()
  const locale = useLocale()
  const session = useSession()
  const [ask] = useFindInvitationMutation()
  const find = useCallback(
    async (token: string) => (await ask({ variables: { token } })).data?.findInvitation,
    [ask],
  )
  const { title, description, aside } = texts
  const missing = (
    <div className="grid gap-3">
      <p>{texts.missing}</p>
      <p>
        {texts.joined}{' '}
        <Link to={paths.signIn} className="text-link">
          {texts.signIn}
        </Link>
      </p>
    </div>
  )
  return (
    <FormFrame head={{ title, description }} title={title} aside={aside} intro={description} isPrivate>
      <BehindLink find={find} texts={texts} missing={missing}>
        {({ name, role, email }, token, lose) => (
          <>
            <dl className="mb-7 flex flex-wrap gap-x-10 gap-y-3">
              <div>
                <dt className="text-small text-ink-soft">{texts.name}</dt>
                <dd className="font-semibold wrap-anywhere">{name}</dd>
              </div>
              <div>
                <dt className="text-small text-ink-soft">{texts.role}</dt>
                <dd className="font-semibold">{roleOptions[role].label[locale]}</dd>
              </div>
            </dl>
            {session ? (
              <AcceptInvitation token={token} session={session} onGone={lose} />
            ) : (
              <JoinForm token={token} email={email} onGone={lose} />
            )}
          </>
        )}
      </BehindLink>
    </FormFrame>
  )
}

export { InvitationPage as Component }
