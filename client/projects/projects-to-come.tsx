import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, type RouterContextProvider, useSearchParams } from 'react-router-dom'
import { afterParameter } from '../../schema/pages.ts'
import { useOpenProjectsQuery } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { loadOpenProjects } from '../lib/load-open-projects.ts'
import { paths } from '../lib/paths.ts'
import { ComingSoon } from '../ui/coming-soon.tsx'
import { drawings } from '../ui/drawings/drawings.ts'
import { Onward } from '../ui/onward.tsx'
import { OpenProjects } from '../ui/open-projects.tsx'

/** How many stand on a page of the list. */
const first = 20

const wantedFrom = (query: URLSearchParams) => ({ first, after: query.get(afterParameter) })

export const loadProjectsToCome = (
  context: Readonly<RouterContextProvider>,
  query: URLSearchParams,
): Promise<void> => loadOpenProjects(context, wantedFrom(query))

const turn = 'mt-5 inline-flex min-h-10 items-center gap-2 text-link'

/** What stands at the address of the projects page before visitors have it. */
export const ProjectsToCome = () => {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const wanted = wantedFrom(query)
  const {
    data: {
      openProjects: { nodes, pageInfo },
    },
  } = useOpenProjectsQuery({ variables: { ...wanted, locale: useLocale() } })
  /** The way back, which an address of projects that are no more has as well. */
  const newest = wanted.after !== null && (
    <Link to={paths.projects} className={turn}>
      <ArrowLeft aria-hidden="true" className="size-4.5" />
      {t('projects.open.newest')}
    </Link>
  )
  return (
    <>
      <ComingSoon
        page="projects"
        drawing={drawings.comingSoon}
        isLow={nodes.length > 0 || newest !== false}
      />
      {nodes.length === 0 && newest !== false && <p className="page-width pb-section">{newest}</p>}
      {nodes.length > 0 && (
        <div className="pb-section">
          <OpenProjects projects={nodes} title={t('projects.open.title')} text={t('projects.open.text')}>
            <p className="flex flex-wrap gap-x-8">
              {newest}
              {pageInfo.hasNextPage && pageInfo.endCursor !== null && (
                <Link
                  to={{ search: `?${new URLSearchParams({ [afterParameter]: pageInfo.endCursor })}` }}
                  className={turn}
                >
                  {t('projects.open.older')}
                  <Onward className="size-4.5" />
                </Link>
              )}
            </p>
          </OpenProjects>
        </div>
      )}
    </>
  )
}
