import { Link } from 'react-router-dom'
import { DogHead } from './illustrations/dog-head.tsx'

interface SiteMarkProps {
  to: string
  /** The name of the site, in two lines. */
  lines: [string, string]
  /** On a forest ground the dog stands in an ochre arch. */
  onForest?: boolean
  /** Where the name stands beside the dog: `roomy` is wherever a header has room for it. */
  name?: keyof typeof names
}

const names = { always: '', roomy: 'max-phone:hidden', never: 'hidden' } as const

const arch = 'grid h-11 w-10 place-items-end justify-center overflow-hidden rounded-arch bg-ochre-300'

/** The dog and the name of the site: the way home from every page. */
export const SiteMark = ({ to, lines, onForest = false, name = 'roomy' }: SiteMarkProps) => (
  <Link
    to={to}
    aria-label={lines.join(' ')}
    className={`inline-flex shrink-0 items-center gap-2.5 ${onForest ? 'text-cream' : 'text-title'}`}
  >
    <span className={onForest ? `${arch} text-forest-800` : 'text-forest-800'}>
      <DogHead className={onForest ? 'h-10' : 'h-11.5'} />
    </span>
    <span
      className={`font-serif text-[1.1rem] leading-[1.15] font-semibold tracking-title lang-ka:text-[1rem] lang-ka:leading-[1.4] ${names[name]}`}
    >
      {lines[0]}
      <br />
      {lines[1]}
    </span>
  </Link>
)
