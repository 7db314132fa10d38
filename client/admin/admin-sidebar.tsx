import { LogOut, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LanguageToggle } from '../i18n/language-toggle.tsx'
import { paths } from '../lib/paths.ts'
import { useLogOut } from '../lib/use-log-out.ts'
import { useSession } from '../lib/use-session.ts'
import { SiteMark } from '../ui/site-mark.tsx'
import { useLogOutQuestion } from '../ui/use-log-out-question.tsx'
import { RoomLinks } from './room-links.tsx'
import { SearchOpener } from './search/search-opener.tsx'

/** The admin area's menu where there is room for a column at the left. */
export const AdminSidebar = () => {
  const { t } = useTranslation('admin')
  const { t: site } = useTranslation()
  const session = useSession()
  const { logOut, question } = useLogOutQuestion(useLogOut().here)
  return (
    <header className="on-forest sticky top-0 flex h-dvh w-59 shrink-0 flex-col gap-5 overflow-y-auto bg-forest-900 px-3.5 py-5 text-small text-cream max-desk:hidden print:hidden">
      <div className="px-2">
        <SiteMark
          to={paths.dashboard}
          lines={[site('shell.siteFirstLine'), site('shell.siteSecondLine')]}
          onForest
        />
      </div>
      <SearchOpener look="field" />
      <nav aria-label={t('menu.label')}>
        <RoomLinks
          className="min-h-9.5 hover:bg-forest-800 aria-[current=page]:bg-cream aria-[current=page]:text-forest-900"
          lineClass="border-forest-700"
        />
      </nav>
      <div className="mt-auto grid gap-4">
        <div className="justify-self-start rounded-pill bg-paper text-ink">
          <LanguageToggle />
        </div>
        <div className="flex items-center gap-2 border-t border-forest-700 px-2 pt-3">
          <Link
            to={paths.security}
            aria-label={`${session?.username ?? ''}, ${site('accounts.profile.security')}`}
            title={site('accounts.profile.security')}
            className="flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-field hover:underline"
          >
            <UserRound aria-hidden="true" className="size-4.5 shrink-0" />
            <span className="min-w-0 truncate uppercase">{session?.username}</span>
          </Link>
          <button
            type="button"
            aria-label={t('menu.logout')}
            onClick={logOut}
            className="grid size-10 place-items-center rounded-field hover:bg-forest-800"
          >
            <LogOut aria-hidden="true" className="size-4.5" />
          </button>
        </div>
      </div>
      {question}
    </header>
  )
}
