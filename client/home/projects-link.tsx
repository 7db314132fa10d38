import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLaunches } from '../lib/load-launches.ts'
import { paths } from '../lib/paths.ts'

/** Leads to all open projects, while visitors have the page of them. */
export const ProjectsLink = () => {
  const { t } = useTranslation()
  if (!useLaunches().projects) return null
  return (
    <p className="mt-8">
      <Link to={paths.projects} className="inline-flex min-h-8 items-center gap-2 text-link">
        {t('home.road.projects')}
        <ArrowRight aria-hidden="true" className="size-4.5" />
      </Link>
    </p>
  )
}
