import { Equal, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { LanguageToggle } from '../i18n/language-toggle.tsx'
import { DialogPanel } from '../ui/dialog-panel.tsx'
import { LinkedButton } from '../ui/linked-button.tsx'
import { plainMenuId } from './plain-menu.tsx'
import { SideMenuAccount } from './side-menu-account.tsx'
import { SiteLinks, sideMenuLink } from './site-links.tsx'

const round = 'grid size-11.5 place-items-center rounded-pill border-[1.5px] border-line-strong text-ink'

/** The burger and the menu behind it. It closes on every navigation, by a click outside and by Escape. */
export const SideMenu = () => {
  const { t } = useTranslation()
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isFollowing = useRef(false)

  // Pressed before the page was alive, the burger has led to the plain menu, which is gone now.
  useEffect(() => {
    if (window.location.hash === `#${plainMenuId}`) setOpenedAt('default')
  }, [])

  const follow = (): void => {
    isFollowing.current = true
    setOpenedAt(null)
  }

  /** The focus returns to the burger, but not from a link: that leads it to another place. */
  const returnFocus = (event: Event): void => {
    if (isFollowing.current) event.preventDefault()
    isFollowing.current = false
  }

  return (
    <Dialog.Root open={openedAt === key} onOpenChange={(isOpen) => setOpenedAt(isOpen ? key : null)}>
      <Dialog.Trigger asChild>
        <LinkedButton
          href={`#${plainMenuId}`}
          type={undefined}
          aria-label={t('shell.menu.open')}
          className={round}
        >
          <Equal aria-hidden="true" className="size-5" />
        </LinkedButton>
      </Dialog.Trigger>
      <DialogPanel
        place="right"
        aria-describedby={undefined}
        onCloseAutoFocus={returnFocus}
        className="w-[min(22rem,88vw)]"
      >
        <div className="flex items-center justify-between">
          <LanguageToggle />
          <Dialog.Title className="sr-only">{t('shell.menu.title')}</Dialog.Title>
          <Dialog.Close aria-label={t('shell.menu.close')} className={round}>
            <X aria-hidden="true" className="size-5" />
          </Dialog.Close>
        </div>
        <nav aria-label={t('shell.nav.label')} className="py-6">
          <ul className="grid gap-1">
            <SiteLinks onFollow={follow} className={sideMenuLink} />
          </ul>
        </nav>
        <SideMenuAccount onFollow={follow} />
      </DialogPanel>
    </Dialog.Root>
  )
}
