import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { data, Link, type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { isDrawingPath } from '../../schema/pictures.ts'
import { ProjectDocument, useProjectQuery } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { apolloContext, localeContext } from '../lib/loader-context.ts'
import { paths } from '../lib/paths.ts'
import { problemOf } from '../lib/problem.ts'
import { PageHead } from '../ui/page-head.tsx'
import { GivingCard } from './giving-card.tsx'
import { ProjectMedia } from './project-media.tsx'
import { ProjectStory } from './project-story.tsx'
import { summaryOf } from './summary.ts'

const notHere = () => data(null, { status: 404 })

/** Loads the project before the page is shown; one that does not exist is a 404. */
const loader = async ({ params, context }: LoaderFunctionArgs): Promise<null> => {
  const variables = { id: params.teamId ?? '', locale: context.get(localeContext) }
  try {
    const answer = await context.get(apolloContext).query({ query: ProjectDocument, variables })
    if (answer.data?.project) return null
  } catch (error) {
    if (problemOf(error)?.code !== 'not_found') throw error
  }
  throw notHere()
}

const ProjectPage = () => {
  const { t } = useTranslation()
  const { teamId = '' } = useParams()
  const {
    data: { project },
  } = useProjectQuery({ variables: { id: teamId, locale: useLocale() } })
  if (!project) throw notHere()
  const { title, description, imageUrl } = project
  return (
    <article className="page-width w-full pt-8 pb-20 lg:pt-11">
      <PageHead
        title={title}
        description={summaryOf(description)}
        site={t('shell.site')}
        picture={isDrawingPath(imageUrl ?? '') ? null : imageUrl}
        type="article"
      />
      <Link
        to={paths.projects}
        className="inline-flex min-h-8 items-center gap-2.5 text-small font-semibold text-forest-600 hover:underline print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {t('projects.back')}
      </Link>
      <h1 className="mt-3 max-w-[18em] text-h1 text-title">{title}</h1>
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:mt-9 lg:grid-cols-[minmax(0,1fr)_24.75rem] lg:gap-y-9">
        <ProjectMedia project={project} />
        <div className="lg:row-span-2">
          <GivingCard project={project} />
        </div>
        <ProjectStory project={project} />
      </div>
    </article>
  )
}

export { loader, ProjectPage as Component }
