import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { LanguageToggle } from '../i18n/language-toggle.tsx'
import { useAwake } from '../lib/use-awake.ts'
import { SideMenuAccount } from './side-menu-account.tsx'
import { SiteLinks, sideMenuLink } from './site-links.tsx'

/** The address of the menu that the burger leads to where no scripts run. */
export const plainMenu = '#menu'

/** The id of the burger, to which it leads back. */
export const burgerId = 'burger'

/**
 * The side menu for whoever has no scripts, or not yet: it stands below the header once the burger has led to it, and
 * stays until the other one takes its place.
 */
export const PlainMenu = () => {
  const { t } = useTranslation()
  const { hash } = useLocation()
  const isAwake = useAwake()
  if (isAwake && hash !== plainMenu) return null
  return (
    <div id={plainMenu.slice(1)} className="page-width hidden bg-surface py-5 target:block">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <LanguageToggle />
        <a
          href={`#${burgerId}`}
          aria-label={t('shell.menu.close')}
          className="grid size-11.5 place-items-center rounded-pill border-[1.5px] border-line-strong text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </a>
      </div>
      <nav aria-label={t('shell.nav.label')} className="py-4">
        <ul className="grid gap-1">
          <SiteLinks className={sideMenuLink} />
        </ul>
      </nav>
      <SideMenuAccount />
    </div>
  )
}
