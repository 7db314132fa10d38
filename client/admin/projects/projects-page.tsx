import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAdminProjectsQuery } from '../../generated/admin-operations.ts'
import { protectedCall } from '../../lib/apollo-client.ts'
import { paths } from '../../lib/paths.ts'
import { isSessionExpiry } from '../../lib/problem.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Bowl } from '../../ui/illustrations/bowl.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { StateCard } from '../../ui/state-card.tsx'
import { AdminPage } from '../admin-page.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { ProjectTable } from './project-table.tsx'

const ProjectList = () => {
  const { t } = useTranslation('admin')
  const { data, error, refetch, fetchMore } = useAdminProjectsQuery({
    context: protectedCall,
    fetchPolicy: 'cache-and-network',
  })
  if (error && !isSessionExpiry(error)) {
    return <ListFailure title={t('projects.failed')} onRetry={() => refetch()} />
  }
  if (!data?.projects) return <ListSkeleton text={t('projects.loading')} />
  const { nodes, pageInfo } = data.projects
  if (nodes.length === 0) {
    return (
      <StateCard
        drawing={<Bowl className="w-28 text-forest-800" />}
        title={t('projects.empty')}
        text={t('projects.emptyText')}
      />
    )
  }
  return (
    <>
      <ProjectTable projects={nodes} />
      {pageInfo.hasNextPage && (
        <button
          type="button"
          onClick={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
          className="text-link mt-4 min-h-11 self-start"
        >
          {t('projects.showMore')}
        </button>
      )}
    </>
  )
}

const ProjectsPage = () => {
  const { t } = useTranslation('admin')
  const create = (
    <Link to={paths.adminProjectCreate} className={buttonClass('act', 'small')}>
      <Plus aria-hidden="true" className="size-4.5" />
      {t('projects.create')}
    </Link>
  )
  return (
    <AdminPage page="projects" action={create}>
      <ProjectList />
    </AdminPage>
  )
}

export { ProjectsPage as Component }
