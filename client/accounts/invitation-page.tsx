import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { roleOptions } from '../../schema/accounts.ts'
import { InvitationByTokenDocument, type InvitationByTokenQuery } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { paths } from '../lib/paths.ts'
import { problemOf } from '../lib/problem.ts'
import { useSession } from '../lib/use-session.ts'
import { buttonClass } from '../ui/button-class.ts'
import { ListSkeleton } from '../ui/list-skeleton.tsx'
import { AccountFrame } from './account-page.tsx'
import { JoinForm } from './join-form.tsx'
import { AcceptInvitation } from './own/accept-invitation.tsx'
import { useInvitationTexts } from './use-invitation-texts.ts'

type Found = NonNullable<InvitationByTokenQuery['invitation']> | 'missing' | 'failed' | null

/** What the link invites to. Its token stands behind the `#`, which no server is sent: only the browser knows it. */
const useInvitation = (token: string) => {
  const apollo = useApolloClient()
  const [found, setFound] = useState<Found>(null)
  const look = useCallback(async (): Promise<void> => {
    setFound(null)
    if (token === '') return setFound('missing')
    try {
      const { data } = await apollo.query({
        query: InvitationByTokenDocument,
        variables: { token },
        fetchPolicy: 'network-only',
      })
      setFound(data?.invitation ?? 'missing')
    } catch (error) {
      setFound(problemOf(error)?.code === 'not_found' ? 'missing' : 'failed')
    }
  }, [apollo, token])
  useEffect(() => void look(), [look])
  return { found, look, lose: () => setFound('missing') }
}

const InvitationPage = () => {
  const texts = useInvitationTexts()
  const locale = useLocale()
  const session = useSession()
  const token = useLocation().hash.slice(1)
  const { found, look, lose } = useInvitation(token)
  const { title, description, aside } = texts
  return (
    <AccountFrame head={{ title, description }} title={title} aside={aside} intro={description} isPrivate>
      {found === null && <ListSkeleton text={texts.loading} />}
      {found === 'missing' && (
        <div role="alert" className="grid gap-3">
          <p>{texts.missing}</p>
          <p>
            {texts.joined}{' '}
            <Link to={paths.signIn} className="text-link">
              {texts.signIn}
            </Link>
          </p>
        </div>
      )}
      {found === 'failed' && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{texts.failed}</p>
          <button type="button" onClick={look} className={buttonClass('secondary', 'small')}>
            {texts.retry}
          </button>
        </div>
      )}
      {found !== null && typeof found === 'object' && (
        <>
          <dl className="mb-7 flex flex-wrap gap-x-10 gap-y-3">
            <div>
              <dt className="text-small text-ink-soft">{texts.name}</dt>
              <dd className="font-semibold wrap-anywhere">{found.name}</dd>
            </div>
            <div>
              <dt className="text-small text-ink-soft">{texts.role}</dt>
              <dd className="font-semibold">{roleOptions[found.role].label[locale]}</dd>
            </div>
          </dl>
          {session ? (
            <AcceptInvitation token={token} session={session} />
          ) : (
            <JoinForm token={token} onGone={lose} />
          )}
        </>
      )}
    </AccountFrame>
  )
}

export { InvitationPage as Component }
