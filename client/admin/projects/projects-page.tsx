import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { project } from '../../../schema/projects.ts'
import {
  AdminProjectsDocument,
  DeleteProjectsDocument,
  SetProjectStatesDocument,
  useAdminProjectsQuery,
  useDeleteProjectMutation,
  useMoveProjectMutation,
  useSetProjectStateMutation,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatDay } from '../../lib/format-date.ts'
import { formatLari } from '../../lib/format-number.ts'
import { adminPaths } from '../../lib/paths.ts'
import { unmask } from '../../lib/unmask.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { useColumns } from '../columns/use-columns.ts'
import { GiftDialog } from '../donations/gift-dialog.tsx'
import { RecordDonation } from '../donations/record-donation.tsx'
import { evictQueries } from '../evict-queries.ts'
import { IfMay } from '../if-may.tsx'
import { useLivingRows } from '../life/use-living-rows.tsx'
import { useManyLiving } from '../life/use-many-living.ts'
import { DeleteRecord } from '../list/delete-record.tsx'
import { RecordListPage } from '../list/record-list-page.tsx'
import { RecordTable } from '../list/record-table.tsx'
import { useDeletions } from '../list/use-deletions.ts'
import { useListParams } from '../list/use-list-params.ts'
import { useMay } from '../use-may.ts'
import { Donors } from './donors.tsx'
import { GiftCount } from './gift-count.tsx'
import { ProjectProgress } from './project-progress.tsx'

/** What is shown to whoever asks for it. */
const days = ['startDate', 'endDate'] as const
type Day = (typeof days)[number]

const ProjectsPage = () => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const may = useMay()
  const mayWrite = may(project.permissions.write)
  const list = useListParams(project)
  const view = useRef<HTMLDivElement>(null)
  const variables = { ...list.variables, locale, withGifts: may('gifts:read') }
  const { data, previousData, error, refetch, client } = useAdminProjectsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  })
  const [remove] = useDeleteProjectMutation({ update: evictQueries('bin', 'openProjects', 'analytics') })
  const deletionOf = useDeletions({
    view,
    typename: project.name,
    data,
    pageIn: ({ projects }) => projects,
    refetch,
    client,
  })
  const [setState] = useSetProjectStateMutation({ update: evictQueries('openProjects') })
  const [place] = useMoveProjectMutation({ update: evictQueries('openProjects') })
  const { rows, said } = useLivingRows({
    room: project.plural,
    list,
    page: data?.projects,
    readPage: async (after) => {
      const query = AdminProjectsDocument
      const options = { query, variables: { ...variables, after }, fetchPolicy: 'network-only' } as const
      return (await client.query(options)).data?.projects
    },
    lifeOf: unmask,
    setState: async (id, input) =>
      unmask((await setState({ variables: { id, input } })).data?.setProjectState) ?? undefined,
    place: (id, input) => place({ variables: { id, input } }),
    refetch,
    mayWrite,
  })
  const many = useManyLiving({
    model: project,
    shown: data?.projects?.nodes,
    lifeOf: unmask,
    refetch,
    states: { document: SetProjectStatesDocument, read: (answer) => answer.setProjectStates },
    deletion: { document: DeleteProjectsDocument, read: (answer) => answer.deleteProjects },
  })
  const columns = useColumns(project.plural, [
    ...(['goal', 'raised', 'progress'] as const).map((key) => ({ key, text: t(`projects.${key}`) })),
    ...days.map((key) => ({ key, text: project.fields[key].label[locale], isExtra: true })),
    ...(may('gifts:read') ? [{ key: 'nested', text: t('projects.donors.heading') }] : []),
  ])
  return (
    <GiftDialog>
      <RecordListPage
        room="projects"
        page={t('projects.page', { returnObjects: true })}
        list={list}
        texts={t('projects.list', { returnObjects: true })}
        answer={{ page: data?.projects, pageBefore: previousData?.projects, error, refetch }}
        exported="projects"
        many={many}
        columns={columns}
        drawing={<Drawing of={drawings.spottedMongrel} className="w-44" />}
        importPath={mayWrite && adminPaths(project.plural).import}
        create={mayWrite && { path: adminPaths(project.plural).create, text: t('projects.create') }}
      >
        {(projects) => (
          <div ref={view}>
            {said}
            <RecordTable
              {...rows}
              choice={many.choice}
              list={list}
              shown={columns}
              records={projects}
              look="figures"
              columns={[
                {
                  key: 'goal',
                  heading: t('projects.goal'),
                  sort: 'goal',
                  isFigure: true,
                  isLabelled: true,
                  cell: ({ goal }) => formatLari(goal, locale),
                },
                {
                  key: 'raised',
                  heading: t('projects.raised'),
                  sort: 'raised',
                  isFigure: true,
                  isLabelled: true,
                  className: 'font-semibold',
                  cell: ({ raised }) => formatLari(raised, locale),
                },
                {
                  key: 'progress',
                  heading: t('projects.progress'),
                  className: 'max-sm:col-span-full',
                  cell: (project, title) => <ProjectProgress project={project} title={title} />,
                },
                ...days.map((key) => ({
                  key,
                  heading: project.fields[key].label[locale],
                  isLabelled: true,
                  cell: ({ [key]: day }: Record<Day, string | null>) =>
                    day === null ? '–' : formatDay(day, locale),
                })),
              ]}
              nested={
                may('gifts:read') && {
                  texts: 'projects.donors',
                  count: ({ donations }) =>
                    donations && donations.totalCount > 0 ? <GiftCount counts={donations} /> : null,
                  beside: ({ id, translations }) => (
                    <IfMay permission="gifts:write">
                      <RecordDonation projectId={id} translations={translations} />
                    </IfMay>
                  ),
                  content: ({ id, donations }, title) =>
                    donations && <Donors projectId={id} title={title} donations={donations} />,
                }
              }
              editPath={mayWrite ? adminPaths(project.plural).edit : null}
              actions={(record, title) => (
                <>
                  {rows.actions(record, title)}
                  {mayWrite && (
                    <DeleteRecord
                      id={record.id}
                      label={t('list.deleteNamed', { title })}
                      texts={t('projects.deletion', { returnObjects: true })}
                      remove={() => remove({ variables: { id: record.id } })}
                      {...deletionOf(record.id)}
                    />
                  )}
                </>
              )}
            />
          </div>
        )}
      </RecordListPage>
    </GiftDialog>
  )
}

export { ProjectsPage as Component }
