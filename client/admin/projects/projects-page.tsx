import { useTranslation } from 'react-i18next'
import { project } from '../../../schema/projects.ts'
import { useAdminProjectsQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatLari } from '../../lib/format-number.ts'
import { adminPaths } from '../../lib/paths.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { RecordDonation } from '../donations/record-donation.tsx'
import { RecordListPage } from '../list/record-list-page.tsx'
import { RecordTable } from '../list/record-table.tsx'
import { useListParams } from '../list/use-list-params.ts'
import { Donors } from './donors.tsx'
import { GiftCount } from './gift-count.tsx'
import { ProjectProgress } from './project-progress.tsx'

const ProjectsPage = () => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const list = useListParams(project)
  const { data, previousData, error, refetch } = useAdminProjectsQuery({
    variables: { ...list.variables, locale },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <RecordListPage
      page={t('projects.page', { returnObjects: true })}
      list={list}
      texts={t('projects.list', { returnObjects: true })}
      answer={{ page: data?.projects, pageBefore: previousData?.projects, error, refetch }}
      exported="projects"
      drawing={<Drawing of={drawings.spottedMongrel} className="w-44" />}
      create={{ path: adminPaths(project.plural).create, text: t('projects.create') }}
    >
      {(projects) => (
        <RecordTable
          list={list}
          records={projects}
          look="figures"
          columns={[
            {
              heading: t('projects.goal'),
              sort: 'goal',
              isFigure: true,
              isLabelled: true,
              cell: ({ goal }) => formatLari(goal, locale),
            },
            {
              heading: t('projects.raised'),
              sort: 'raised',
              isFigure: true,
              isLabelled: true,
              className: 'font-semibold',
              cell: ({ raised }) => formatLari(raised, locale),
            },
            {
              heading: t('projects.progress'),
              cell: (project, title) => <ProjectProgress project={project} title={title} />,
            },
          ]}
          nested={{
            texts: 'projects.donors',
            count: ({ donations }) =>
              donations && donations.totalCount > 0 ? <GiftCount counts={donations} /> : null,
            beside: ({ id }, title) => <RecordDonation projectId={id} title={title} />,
            content: ({ id, donations }, title) =>
              donations && <Donors projectId={id} title={title} donations={donations} />,
          }}
          editPath={adminPaths(project.plural).edit}
        />
      )}
    </RecordListPage>
  )
}

export { ProjectsPage as Component }
