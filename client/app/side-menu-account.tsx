import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { isOfTeam } from '../lib/session.ts'
import { useLogOut } from '../lib/use-log-out.ts'
import { useSession } from '../lib/use-session.ts'
import { buttonClass } from '../ui/button-class.ts'
import { useLogOutQuestion } from '../ui/use-log-out-question.tsx'

interface SideMenuAccountProps {
  /** Called when a link was followed. */
  onFollow?: () => void
}

/** The lower half of the side menu: who is signed in, and the ways in and out. */
export const SideMenuAccount = ({ onFollow }: SideMenuAccountProps) => {
  const { t } = useTranslation()
  const session = useSession()
  const { logOut, question } = useLogOutQuestion(useLogOut().onDashboard)
  return (
    <div className="mt-auto grid gap-3 border-t border-line pt-5">
      {session && (
        <p data-in-sight className="truncate px-1 font-semibold">
          {session.name || session.username}
        </p>
      )}
      {isOfTeam(session) && (
        <Link to={paths.admin} onClick={onFollow} className={buttonClass('primary')}>
          {t('shell.account.admin')}
        </Link>
      )}
      {session ? (
        <Link to={paths.profile} onClick={onFollow} className={buttonClass('secondary')}>
          {t('shell.account.myInfo')}
        </Link>
      ) : (
        <Link to={paths.signIn} onClick={onFollow} className={buttonClass('primary')}>
          {t('shell.signIn')}
        </Link>
      )}
      <Link to={paths.adopt} onClick={onFollow} className={buttonClass('secondary')}>
        {t('shell.adopt')}
      </Link>
      <Link to={paths.donate} onClick={onFollow} className={buttonClass('donate')}>
        {t('shell.donate')}
      </Link>
      {session && (
        <button type="button" onClick={logOut} className="text-link min-h-11">
          {t('shell.account.logout')}
        </button>
      )}
      {question}
    </div>
  )
}
