import {
  CalendarDays,
  ChartColumn,
  Folder,
  LogOut,
  type LucideIcon,
  Mail,
  SquarePlay,
  UserRound,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { LanguageToggle } from '../i18n/language-toggle.tsx'
import { adminPaths, paths } from '../lib/paths.ts'
import { useLogOut } from '../lib/use-log-out.ts'
import { useSession } from '../lib/use-session.ts'
import { SiteMark } from '../ui/site-mark.tsx'
import { type AdminRoomName, adminRooms } from './rooms.ts'

const icons: Record<AdminRoomName, LucideIcon> = {
  projects: Folder,
  events: CalendarDays,
  gallery: SquarePlay,
  contacts: Mail,
  analytics: ChartColumn,
}

/** The admin area's menu: a column at the left, a bar at the top where there is no room for one. */
export const AdminSidebar = () => {
  const { t } = useTranslation('admin')
  const { t: site } = useTranslation()
  const session = useSession()
  const logOut = useLogOut()
  return (
    <header className="on-forest flex flex-wrap items-center gap-x-4 gap-y-2 bg-forest-900 px-5 py-3 text-small text-cream desk:sticky desk:top-0 desk:h-dvh desk:w-59 desk:shrink-0 desk:flex-col desk:flex-nowrap desk:items-stretch desk:gap-5 desk:overflow-y-auto desk:px-3.5 desk:py-5">
      <div className="desk:px-2">
        <SiteMark
          to={paths.dashboard}
          lines={[site('shell.siteFirstLine'), site('shell.siteSecondLine')]}
          onForest
        />
      </div>
      <nav aria-label={t('menu.label')} className="order-last w-full min-w-0 desk:order-none">
        <ul className="-mx-1.5 grid grid-cols-[repeat(3,auto)] justify-start phone:flex phone:flex-wrap sm:mx-0 sm:gap-1 desk:flex-col lang-ka:max-sm:grid">
          {adminRooms.map(({ name }) => {
            const Icon = icons[name]
            return (
              <li key={name}>
                <NavLink
                  to={adminPaths(name).list}
                  className="flex min-h-9 items-center gap-3.5 rounded-field px-1.5 font-semibold whitespace-nowrap hover:bg-forest-800 max-sm:text-[0.875rem] sm:px-2.5 aria-[current=page]:bg-cream aria-[current=page]:text-forest-900 desk:min-h-11 desk:px-4"
                >
                  <Icon aria-hidden="true" className="size-4.5 max-desk:hidden" />
                  {t(`${name}.page.title`)}
                </NavLink>
              </li>
            )
          })}
        </ul>
      </nav>
      <div className="ml-auto flex items-center gap-3 desk:mt-auto desk:ml-0 desk:grid desk:gap-4">
        <div className="rounded-pill bg-paper text-ink desk:justify-self-start">
          <LanguageToggle />
        </div>
        <div className="flex items-center gap-2 desk:border-t desk:border-forest-700 desk:px-2 desk:pt-3">
          <UserRound aria-hidden="true" className="size-4.5 shrink-0 max-desk:hidden" />
          <span className="min-w-0 flex-1 truncate uppercase max-desk:hidden">{session?.username}</span>
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
