import { Link } from 'react-router-dom'
import { DogHead } from './illustrations/dog-head.tsx'

interface SiteMarkProps {
  to: string
  /** The name of the site, in two lines. */
  lines: [string, string]
  /** On a forest ground the dog stands in an ochre arch. */
  onForest?: boolean
  /** The name stays even where a header would have no room for it. */
  keepsName?: boolean
}

const arch = 'grid h-11 w-10 place-items-end justify-center overflow-hidden rounded-arch bg-ochre-300'

/** The dog and the name of the site: the way home from every page. */
export const SiteMark = ({ to, lines, onForest = false, keepsName = false }: SiteMarkProps) => (
  <Link
    to={to}
    aria-label={lines.join(' ')}
    className={`inline-flex shrink-0 items-center gap-2.5 ${onForest ? 'text-cream' : 'text-title'}`}
  >
    <span className={onForest ? `${arch} text-forest-800` : 'text-forest-800'}>
      <DogHead className={onForest ? 'h-10' : 'h-11.5'} />
    </span>
    <span
      className={`font-serif text-[1.1rem] leading-[1.15] font-semibold tracking-title lang-ka:text-[1rem] lang-ka:leading-[1.4] ${keepsName ? '' : 'max-phone:hidden'}`}
    >
      {lines[0]}
      <br />
      {lines[1]}
    </span>
  </Link>
)
