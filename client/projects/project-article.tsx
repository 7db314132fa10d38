import type { FragmentType } from '@apollo/client'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { lineParameter } from '../../schema/accounts-page.ts'
import type { ProjectArticleFragment } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { langOf } from '../lib/lang-of.ts'
import { paths } from '../lib/paths.ts'
import { photoOf } from '../lib/photo-of.ts'
import { summaryOf } from '../lib/summary.ts'
import { unmask } from '../lib/unmask.ts'
import { PageHead } from '../ui/page-head.tsx'
import { GivingCard } from './giving-card.tsx'
import { ProjectMedia } from './project-media.tsx'
import { ProjectStory } from './project-story.tsx'

interface ProjectArticleProps {
  project: FragmentType<ProjectArticleFragment>
  /** The address at which a gift to it is made; null where nobody can give on the site. */
  giveAt?: string | null
  /** Whether the page is its own, so that the head of it tells of it. */
  isPage?: boolean
}

/** A project as everybody is shown it. */
export const ProjectArticle = ({ project: masked, giveAt = null, isPage = true }: ProjectArticleProps) => {
  const { t } = useTranslation()
  const project = unmask(masked)
  const { title, description, imageUrl } = project
  return (
    <article className="page-width w-full pt-8 pb-20 lg:pt-11 print:pb-0">
      {isPage && (
        <PageHead
          title={title}
          description={summaryOf(description)}
          site={t('shell.site')}
          picture={photoOf(imageUrl)}
          type="article"
        />
      )}
      <Link
        to={paths.projects}
        className="inline-flex min-h-8 items-center gap-2.5 text-small font-semibold text-forest-600 hover:underline print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {t('projects.back')}
      </Link>
      <h1 lang={langOf(title, useLocale())} className="mt-3 max-w-[18em] text-h1 text-title">
        {title}
      </h1>
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:mt-9 lg:grid-cols-[minmax(0,1fr)_24.75rem] lg:gap-y-9">
        <ProjectMedia project={project} />
        <div className="lg:row-span-2">
          <GivingCard project={project} giveAt={giveAt} />
          {giveAt !== null && (
            <p className="mt-4 text-center print:hidden">
              <Link
                to={`${paths.accounts}?${new URLSearchParams({ [lineParameter]: project.id })}`}
                className="text-link inline-flex min-h-10 items-center"
              >
                {t('shell.accounts')}
              </Link>
            </p>
          )}
        </div>
        <ProjectStory project={project} />
      </div>
    </article>
  )
}
