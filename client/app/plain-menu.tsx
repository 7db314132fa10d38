import { useTranslation } from 'react-i18next'
import { LanguageToggle } from '../i18n/language-toggle.tsx'
import { useAwake } from '../lib/use-awake.ts'
import { SideMenuAccount } from './side-menu-account.tsx'
import { SiteLinks, sideMenuLink } from './site-links.tsx'

/** What the burger leads to where no scripts run. */
export const plainMenuId = 'menu'

/** The side menu for whoever has no scripts, or not yet: it stands below the header once the burger has led to it. */
export const PlainMenu = () => {
  const { t } = useTranslation()
  const isAwake = useAwake()
  if (isAwake) return null
  return (
    <div id={plainMenuId} className="page-width hidden bg-surface py-5 target:block">
      <LanguageToggle />
      <nav aria-label={t('shell.nav.label')} className="py-4">
        <ul className="grid gap-1">
          <SiteLinks className={sideMenuLink} />
        </ul>
      </nav>
      <SideMenuAccount />
    </div>
  )
}
