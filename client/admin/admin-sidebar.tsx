import { CalendarDays, ChartColumn, Folder, LogOut, Mail, SquarePlay, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { LanguageToggle } from '../i18n/language-toggle.tsx'
import { paths } from '../lib/paths.ts'
import { useLogOut } from '../lib/use-log-out.ts'
import { useSession } from '../lib/use-session.ts'
import { SiteMark } from '../ui/site-mark.tsx'

const links = [
  { name: 'projects', to: paths.adminProjects, Icon: Folder },
  { name: 'events', to: paths.adminEvents, Icon: CalendarDays },
  { name: 'gallery', to: paths.adminGallery, Icon: SquarePlay },
  { name: 'contacts', to: paths.adminContacts, Icon: Mail },
  { name: 'analytics', to: paths.adminAnalytics, Icon: ChartColumn },
] as const

/** The admin area's menu: a column at the left, a bar at the top where there is no room for one. */
export const AdminSidebar = () => {
  const { t } = useTranslation('admin')
  const { t: site } = useTranslation()
  const session = useSession()
  const logOut = useLogOut()
  return (
    <header className="on-forest flex flex-wrap items-center gap-x-4 gap-y-2 bg-forest-900 px-5 py-3 text-small text-cream min-[56.25rem]:sticky min-[56.25rem]:top-0 min-[56.25rem]:h-dvh min-[56.25rem]:w-59 min-[56.25rem]:shrink-0 min-[56.25rem]:flex-col min-[56.25rem]:flex-nowrap min-[56.25rem]:items-stretch min-[56.25rem]:gap-5 min-[56.25rem]:overflow-y-auto min-[56.25rem]:px-3.5 min-[56.25rem]:py-5">
      <div className="min-[56.25rem]:px-2">
        <SiteMark
          to={paths.dashboard}
          lines={[site('shell.siteFirstLine'), site('shell.siteSecondLine')]}
          onForest
        />
      </div>
      <nav aria-label={t('menu.label')} className="order-last w-full min-w-0 min-[56.25rem]:order-none">
        <ul className="-mx-1.5 grid grid-cols-[repeat(3,auto)] justify-start min-[22.5rem]:flex min-[22.5rem]:flex-wrap sm:mx-0 sm:gap-1 min-[56.25rem]:flex-col lang-ka:max-sm:grid">
          {links.map(({ name, to, Icon }) => (
            <li key={name}>
              <NavLink
                to={to}
                className="flex min-h-9 items-center gap-3.5 rounded-field px-1.5 font-semibold hover:bg-forest-800 max-sm:text-[0.875rem] sm:px-2.5 aria-[current=page]:bg-cream aria-[current=page]:text-forest-900 min-[56.25rem]:min-h-11 min-[56.25rem]:px-4"
              >
                <Icon aria-hidden="true" className="size-4.5 max-[56.24rem]:hidden" />
                {t(`menu.${name}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="ml-auto flex items-center gap-3 min-[56.25rem]:mt-auto min-[56.25rem]:ml-0 min-[56.25rem]:grid min-[56.25rem]:gap-4">
        <div className="rounded-pill bg-paper text-ink min-[56.25rem]:justify-self-start">
          <LanguageToggle />
        </div>
        <div className="flex items-center gap-2 min-[56.25rem]:border-t min-[56.25rem]:border-forest-700 min-[56.25rem]:px-2 min-[56.25rem]:pt-3">
          <UserRound aria-hidden="true" className="size-4.5 shrink-0 max-[56.24rem]:hidden" />
          <span className="min-w-0 flex-1 truncate uppercase max-[56.24rem]:hidden">{session?.username}</span>
          <button
            type="button"
            aria-label={t('menu.logout')}
            onClick={logOut.here}
            className="grid size-10 place-items-center rounded-field hover:bg-forest-800"
          >
            <LogOut aria-hidden="true" className="size-4.5" />
          </button>
        </div>
      </div>
    </header>
  )
}
