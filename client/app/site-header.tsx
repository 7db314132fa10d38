import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LanguageToggle } from '../i18n/language-toggle.tsx'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/use-session.ts'
import { buttonClass } from '../ui/button-class.ts'
import { SiteMark } from '../ui/site-mark.tsx'
import { PlainMenu } from './plain-menu.tsx'
import { SideMenu } from './side-menu.tsx'
import { SiteLinks } from './site-links.tsx'
import { UserMenu } from './user-menu.tsx'

const navLink =
  'inline-flex min-h-10 items-center whitespace-nowrap border-b-2 border-transparent text-small font-medium hover:border-line-strong aria-[current=page]:border-forest-800 lang-ka:text-[0.875rem]'

export const SiteHeader = () => {
  const { t } = useTranslation()
  const session = useSession()
  return (
    <header className="border-b border-line bg-paper">
      <div className="page-width flex min-h-17 items-center gap-x-4 max-xl:flex-wrap xl:min-h-19">
        <SiteMark to={paths.dashboard} lines={[t('shell.siteFirstLine'), t('shell.siteSecondLine')]} />
        <nav aria-label={t('shell.nav.label')} className="mx-auto hidden xl:block">
          <ul className="flex gap-5.5 lang-ka:gap-3.5 wide:lang-ka:gap-[17px]">
            <SiteLinks className={navLink} />
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2.5 xl:ml-0 xl:gap-5 xl:lang-ka:gap-2.5">
          <div className="hidden xl:block">
            <LanguageToggle />
          </div>
          <div className="hidden xl:block">
            {session ? (
              <UserMenu session={session} />
            ) : (
              <Link
                to={paths.signIn}
                className="inline-flex min-h-10 items-center px-1 text-small font-semibold underline decoration-line-strong decoration-[1.5px] underline-offset-[6px] hover:decoration-forest-800 xl:mx-3 lang-ka:mx-0 lang-ka:text-[0.875rem]"
              >
                {t('shell.signIn')}
              </Link>
            )}
          </div>
          <Link
            to={paths.adopt}
            className={`${buttonClass('secondary', 'small')} max-xl:hidden lang-ka:px-3.5 lang-ka:text-[0.875rem]`}
          >
            {t('shell.adopt')}
          </Link>
          <Link
            to={paths.donate}
            className={`${buttonClass('donate', 'small')} whitespace-nowrap lang-ka:px-3.5 lang-ka:text-[0.875rem]`}
          >
            {t('shell.donate')}
          </Link>
          <div className="xl:hidden">
            <SideMenu />
          </div>
        </div>
      </div>
      <PlainMenu />
    </header>
  )
}
