import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useLaunches } from '../lib/load-launches.ts'
import { paths } from '../lib/paths.ts'

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
        <ArrowRight aria-hidden="true" className="size-4.5 shrink-0" />
      </Link>
    </p>
  )
}
