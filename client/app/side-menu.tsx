import { Equal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LanguageToggle } from '../i18n/language-toggle.tsx'
import { LinkedButton } from '../ui/linked-button.tsx'
import { SideDialog } from '../ui/side-dialog.tsx'
import { burgerId, plainMenu } from './plain-menu.tsx'
import { SideMenuAccount } from './side-menu-account.tsx'
import { SiteLinks, sideMenuLink } from './site-links.tsx'

/** The burger and the menu behind it. Pressed before the page is alive, it has led to the plain menu: that goes on here. */
export const SideMenu = () => {
  const { t } = useTranslation()
  return (
    <SideDialog
      title={t('shell.menu.title')}
      closeLabel={t('shell.menu.close')}
      hash={plainMenu}
      trigger={(opener) => (
        <LinkedButton
          {...opener}
          id={burgerId}
          href={plainMenu}
          aria-label={t('shell.menu.open')}
          className="grid size-11.5 scroll-mt-[50vh] place-items-center rounded-pill border-[1.5px] border-line-strong text-ink"
        >
          <Equal aria-hidden="true" className="size-5" />
        </LinkedButton>
      )}
      top={<LanguageToggle />}
    >
      {(follow) => (
        <>
          <nav aria-label={t('shell.nav.label')} className="py-6">
            <ul className="grid gap-1">
              <SiteLinks onFollow={follow} className={sideMenuLink} />
            </ul>
          </nav>
          <SideMenuAccount onFollow={follow} />
        </>
      )}
    </SideDialog>
  )
}
