import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigation, useSearchParams } from 'react-router-dom'
import { isDrawingPath } from '../../schema/pictures.ts'
import { useProjectListQuery } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { paths } from '../lib/paths.ts'
import { Drawing } from '../ui/drawings/drawing.tsx'
import { drawings } from '../ui/drawings/drawings.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { addressOf, askedBy, variablesOf } from './load-project-list.ts'
import { ProjectCard } from './project-card.tsx'
import { ProjectFilters } from './project-filters.tsx'
import { useProjectListTexts } from './use-project-list-texts.ts'

const turn = 'inline-flex min-h-10 items-center gap-2 text-link'

/** All projects that have not ended, a page of them: searched, and narrowed to what is nearest its goal or has reached it. */
export const ProjectList = () => {
  const { t } = useTranslation()
  const texts = useProjectListTexts()
  const [query] = useSearchParams()
  const asked = askedBy(query)
  const {
    data: {
      openProjects: { nodes, pageInfo },
    },
  } = useProjectListQuery({ variables: { ...variablesOf(asked), locale: useLocale() } })
  const { location } = useNavigation()
  const isLoading = location?.pathname === paths.projects
  const isWhole = asked.search === '' && asked.show === 'ongoing'
  const isFirst = asked.after === null
  const empty = texts.empty[asked.search === '' ? asked.show : 'search']
  const photo = nodes.find(({ imageUrl }) => imageUrl !== null && !isDrawingPath(imageUrl))?.imageUrl
  return (
    <div className="page-width w-full pt-10 pb-section lg:pt-16">
      <PageHead
        title={texts.title}
        description={texts.description}
        site={t('shell.site')}
        picture={photo ?? null}
      />
      <h1 className="text-h1 text-title">{texts.title}</h1>
      <p className="mt-3 max-w-text text-ink-soft text-lead">{texts.lead}</p>
      <ProjectFilters asked={asked} />
      <p role="status" className="mt-5 min-h-6 text-ink-soft text-small wrap-anywhere">
        {isLoading ? texts.loading : asked.search !== '' && nodes.length > 0 && texts.found(asked.search)}
      </p>
      <section aria-label={texts.list} aria-busy={isLoading} className="mt-2">
        {nodes.length === 0 && isFirst && (
          <EmptyState
            drawing={<Drawing of={drawings.noResults} className="w-52" />}
            title={empty.title}
            text={empty.text}
          >
            {!isWhole && (
              <Link to={paths.projects} className={turn}>
                {texts.all}
              </Link>
            )}
          </EmptyState>
        )}
        {nodes.length > 0 && (
          <ul className="grid gap-5 md:grid-cols-2 lg:gap-7">
            {nodes.map((project, index) => (
              <ProjectCard key={project.id} project={project} isWide={isWhole && isFirst && index === 0} />
            ))}
          </ul>
        )}
        <p className="mt-5 flex flex-wrap gap-x-8 empty:hidden">
          {!isFirst && (
            <Link to={addressOf({ ...asked, after: null })} className={turn}>
              <ArrowLeft aria-hidden="true" className="size-4.5" />
              {texts.start}
            </Link>
          )}
          {pageInfo.hasNextPage && pageInfo.endCursor !== null && (
            <Link to={addressOf({ ...asked, after: pageInfo.endCursor })} className={turn}>
              {texts.more}
              <ArrowRight aria-hidden="true" className="size-4.5" />
            </Link>
          )}
        </p>
      </section>
    </div>
  )
}
