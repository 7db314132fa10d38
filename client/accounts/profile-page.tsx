import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { adminPaths, paths } from '../lib/paths.ts'
import { isOfTeam, personOf } from '../lib/session.ts'
import { useSession } from '../lib/use-session.ts'
import { buttonClass } from '../ui/button-class.ts'
import { AccountPage } from './account-page.tsx'
import { ProfileForm } from './profile-form.tsx'

/**
 * Nobody is sent away: only the browser knows who is signed in, so the page is first drawn for nobody
 * and a visitor stays on it, with the way to sign in.
 */
const ProfilePage = () => {
  const { t } = useTranslation()
  const session = useSession()
  return (
    <AccountPage
      page="profile"
      intro={t(session ? 'accounts.profile.intro' : 'accounts.profile.signInFirst')}
      isPrivate
    >
      {session ? (
        <>
          <ProfileForm key={personOf(session)} session={session} />
          <p className="mt-7 flex flex-wrap gap-x-6 gap-y-2">
            <Link to={paths.security} className="text-link inline-flex min-h-8 items-center">
              {t('accounts.profile.security')}
            </Link>
            {isOfTeam(session) && (
              <Link to={adminPaths('projects').list} className="text-link inline-flex min-h-8 items-center">
                {t('accounts.profile.admin')}
              </Link>
            )}
          </p>
        </>
      ) : (
        <Link to={paths.signIn} className={`${buttonClass('primary', 'large')} w-full`}>
          {t('accounts.signIn.submit')}
        </Link>
      )}
    </AccountPage>
  )
}

export { ProfilePage as Component }
