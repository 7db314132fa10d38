import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { useSectionLink } from '../lib/use-section-link.ts'

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

interface SiteLinksProps {
  className: string
  /** Called when a link was followed. */
  onFollow?: () => void
}

/** The five links of the header and the side menu, as list items. */
export const SiteLinks = ({ className, onFollow }: SiteLinksProps) => {
  const { t } = useTranslation()
  const sectionLink = useSectionLink(onFollow)

  return links.map((link) => (
    <li key={link.name}>
      {'section' in link ? (
        <a {...sectionLink(link.section)} className={className}>
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
