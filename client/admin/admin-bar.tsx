import { KeyRound, LogOut, Menu } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { namesOf } from '../../schema/model.ts'
import { LanguageToggle } from '../i18n/language-toggle.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { formatNumber } from '../lib/format-number.ts'
import { adminPaths, paths } from '../lib/paths.ts'
import { useLogOut } from '../lib/use-log-out.ts'
import { useSession } from '../lib/use-session.ts'
import { buttonClass } from '../ui/button-class.ts'
import { SideDialog } from '../ui/side-dialog.tsx'
import { SiteMark } from '../ui/site-mark.tsx'
import { useLogOutQuestion } from '../ui/use-log-out-question.tsx'
import { roomAddresses } from './room-addresses.ts'
import { RoomLinks } from './room-links.tsx'
import { SearchOpener } from './search/search-opener.tsx'
import { useWaiting } from './use-waiting.ts'

/** The admin area's menu where there is no room beside the page: a bar that says where one is, and the rest behind it. */
export const AdminBar = () => {
  const { t } = useTranslation('admin')
  const { t: site } = useTranslation()
  const { pathname } = useLocation()
  const locale = useLocale()
  const session = useSession()
  const { logOut, question } = useLogOutQuestion(useLogOut().here)
  const { count: waiting, isMore } = useWaiting().contacts ?? { count: 0, isMore: false }
  const room = namesOf(roomAddresses).find((name) => pathname.startsWith(adminPaths(name).list))
  return (
    <header className="on-forest flex h-15 items-center gap-3 bg-forest-900 px-gutter text-cream desk:hidden print:hidden">
      <SiteMark
        to={paths.dashboard}
        lines={[site('shell.siteFirstLine'), site('shell.siteSecondLine')]}
        onForest
        name="never"
      />
      <p aria-hidden="true" className="min-w-0 flex-1 truncate font-serif text-[1.125rem] font-semibold">
        {room && t(`${room}.page.title`)}
      </p>
      <SearchOpener look="icon" />
      <SideDialog
        title={site('shell.menu.title')}
        closeLabel={site('shell.menu.close')}
        trigger={(opener) => (
          <span className="relative -mr-2.5">
            <button
              {...opener}
              type="button"
              aria-label={site('shell.menu.open')}
              aria-description={
                waiting > 0 ? t(isMore ? 'menu.waitingMany' : 'menu.waiting', { count: waiting }) : undefined
              }
              className="grid size-11 place-items-center rounded-field hover:bg-forest-800"
            >
              <Menu aria-hidden="true" className="size-6" />
            </button>
            {waiting > 0 && (
              // Lies on the button, and is no part of what it is called: that is said of it instead.
              <span
                aria-hidden="true"
                className="pointer-events-none absolute -top-1 -right-0.5 rounded-tag bg-ochre-300 px-1.5 text-label font-bold whitespace-nowrap text-ochre-800 tabular-nums"
              >
                {formatNumber(waiting, locale)}
                {isMore && '+'}
              </span>
            )}
          </span>
        )}
        top={<LanguageToggle />}
      >
        {(follow) => (
          <>
            <nav aria-label={t('menu.label')} className="-mx-1 py-3">
              <RoomLinks
                onFollow={follow}
                className="min-h-11 hover:bg-forest-100 aria-[current=page]:bg-forest-800 aria-[current=page]:text-on-fill"
                lineClass="border-line"
              />
            </nav>
            {/* In sight however many rooms there are; the panel's own edge is 20 px. */}
            <div className="sticky -bottom-[20px] -mx-[20px] -mb-[20px] mt-auto flex items-center gap-3 border-t border-line bg-surface px-[20px] py-4">
              <Link
                to={paths.security}
                onClick={follow}
                className="flex min-h-11 min-w-0 flex-1 items-center gap-2 px-1"
              >
                <KeyRound aria-hidden="true" className="size-4.5 shrink-0" />
                <span className="grid min-w-0">
                  <span className="truncate font-semibold">{session?.name || session?.username}</span>
                  <span className="text-small underline underline-offset-4">
                    {site('accounts.profile.security')}
                  </span>
                </span>
              </Link>
              <button type="button" onClick={logOut} className={`${buttonClass('secondary')} shrink-0 px-4!`}>
                <LogOut aria-hidden="true" className="size-4.5" />
                {t('menu.logout')}
              </button>
              {question}
            </div>
          </>
        )}
      </SideDialog>
    </header>
  )
}
