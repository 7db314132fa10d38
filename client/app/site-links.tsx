import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { type ScrollTarget, saveScrollTarget, scrollToSection } from '../lib/scroll-target.ts'

const links = [
  { name: 'about', section: 'about' },
  { name: 'events', to: paths.events },
  { name: 'gallery', section: 'gallery' },
  { name: 'projects', to: paths.projects },
  { name: 'colab', to: paths.colab },
] as const

/** How they look in the side menu. */
export const sideMenuLink =
  'block rounded-field px-3 py-2.5 font-serif text-h3 font-semibold text-title hover:bg-forest-100 aria-[current=page]:bg-forest-100'

const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

interface SiteLinksProps {
  className: string
  /** Called when a link was followed. */
  onFollow?: () => void
}

/** The five links of the header and the side menu, as list items. */
export const SiteLinks = ({ className, onFollow }: SiteLinksProps) => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const navigate = useNavigate()

  const goToSection = (event: MouseEvent, section: ScrollTarget): void => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    // A menu holds the focus until it is gone, and the section takes the focus.
    flushSync(() => onFollow?.())
    if (pathname === paths.dashboard) {
      scrollToSection(section)
    } else {
      saveScrollTarget(section)
      navigate(paths.dashboard)
    }
  }

  return links.map((link) => (
    <li key={link.name}>
      {'section' in link ? (
        <a
          href={`${paths.dashboard}#${link.section}`}
          onClick={(event) => goToSection(event, link.section)}
          className={className}
        >
          {t(`shell.nav.${link.name}`)}
        </a>
      ) : (
        <NavLink to={link.to} onClick={onFollow} className={className}>
          {t(`shell.nav.${link.name}`)}
        </NavLink>
      )}
    </li>
  ))
}
