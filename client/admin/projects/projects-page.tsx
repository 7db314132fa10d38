import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { projectFilters, projectSorts } from '../../../schema/list-words.ts'
import { useAdminProjectsQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { paths } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Bowl } from '../../ui/illustrations/bowl.tsx'
import { StateCard } from '../../ui/state-card.tsx'
import { AdminPage } from '../admin-page.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { ListToolbar } from '../list/list-toolbar.tsx'
import { ListView } from '../list/list-view.tsx'
import { useListAddress } from '../list/use-list-address.ts'
import { projectOrders } from './project-orders.ts'
import { ProjectTable } from './project-table.tsx'

const ProjectList = () => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const list = useListAddress(projectSorts, projectFilters)
  const { search, sort, direction, filter, after } = list
  const { data, previousData, error, refetch } = useAdminProjectsQuery({
    variables: { search, sort, direction, filter, after, locale },
    fetchPolicy: 'cache-and-network',
  })
  const empty = (
    <StateCard
      drawing={<Bowl className="w-28 text-forest-800" />}
      title={t('projects.empty')}
      text={t('projects.emptyText')}
    />
  )
  return (
    <>
      <ListToolbar
        list={list}
        searchLabel={t('projects.search')}
        allText={t('projects.all')}
        filters={projectFilters.map((each) => [each, t(`projects.filters.${each}`)])}
        orders={projectOrders.map(([by, way, name]) => [by, way, t(`projects.orders.${name}`)])}
      >
        <ExportButton table="projects" query={{ search, filter }} />
      </ListToolbar>
      <ListView
        list={list}
        answer={{ page: data?.projects, pageBefore: previousData?.projects, error, refetch }}
        loadingText={t('projects.loading')}
        failedText={t('projects.failed')}
        empty={empty}
      >
        {(projects) => <ProjectTable list={list} projects={projects} />}
      </ListView>
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
