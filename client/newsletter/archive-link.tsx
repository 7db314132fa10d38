import { Link } from 'react-router-dom'
import { useLaunches } from '../lib/load-launches.ts'
import { paths } from '../lib/paths.ts'
import { Onward } from '../ui/onward.tsx'

interface ArchiveLinkProps {
  text: string
  className?: string
}

/** Leads to the letters that were sent, while visitors have the newsletter; the page's loader has found out whether. */
export const ArchiveLink = ({ text, className = '' }: ArchiveLinkProps) => {
  if (!useLaunches().newsletter) return null
  return (
    <p className={className}>
      <Link to={paths.newsletter} className="inline-flex min-h-8 items-center gap-2 text-link">
        {text}
        <Onward className="size-4.5 shrink-0" />
      </Link>
    </p>
  )
}
