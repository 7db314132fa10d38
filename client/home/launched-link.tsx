import { Link } from 'react-router-dom'
import { useLaunches } from '../lib/load-launches.ts'
import { paths } from '../lib/paths.ts'
import { Onward } from '../ui/onward.tsx'

interface LaunchedLinkProps {
  page: 'projects' | 'events'
  text: string
}

/** Leads to a page that is launched, while visitors have it. */
export const LaunchedLink = ({ page, text }: LaunchedLinkProps) => {
  if (!useLaunches()[page]) return null
  return (
    <p className="mt-8">
      <Link to={paths[page]} className="inline-flex min-h-8 items-center gap-2 text-link">
        {text}
        <Onward className="size-4.5" />
      </Link>
    </p>
  )
}
