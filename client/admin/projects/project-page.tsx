import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { type newProject, project } from '../../../schema/projects.ts'
import {
  AdminProjectDocument,
  type ProjectToEditFragment,
  useAdminProjectQuery,
  useCreateProjectMutation,
  useUpdateProjectMutation,
} from '../../generated/admin-operations.ts'
import { adminPaths } from '../../lib/paths.ts'
import { unmask } from '../../lib/unmask.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { evictQueries } from '../evict-queries.ts'
import { freshRecord, type RecordNoun } from '../form/record-noun.ts'
import { RecordPage } from '../form/record-page.tsx'
import { RecordState } from '../life/record-state.tsx'
import { ProjectForm, projectFields } from './project-form.tsx'
import { ProjectGifts } from './project-gifts.tsx'

const write = { update: evictQueries(project.plural, 'openProjects', 'analytics') }

/** Projects, as they are created and edited. */
const projectNoun: RecordNoun<typeof project.fields, typeof newProject, ProjectToEditFragment> = {
  record: projectFields,
  Form: ProjectForm,
  editPath: adminPaths(project.plural).edit,
  useRecord: (id) => {
    const { data, error, refetch } = useAdminProjectQuery({
      ...freshRecord(id),
      nextFetchPolicy: 'cache-first',
    })
    return { record: unmask(data?.project), error, refetch }
  },
  useOperations: () => {
    const apollo = useApolloClient()
    const [create] = useCreateProjectMutation(write)
    const [update] = useUpdateProjectMutation(write)
    return {
      read: async (id) =>
        unmask((await apollo.query({ query: AdminProjectDocument, ...freshRecord(id) })).data?.project),
      create: async (input, idempotencyKey) =>
        unmask((await create({ variables: { input, idempotencyKey } })).data?.createProject),
      update: async (id, input, version) =>
        unmask((await update({ variables: { id, input: { ...input, version } } })).data?.updateProject),
    }
  },
}

const ProjectPage = () => {
  const { t } = useTranslation('admin')
  return (
    <RecordPage
      noun={projectNoun}
      pages={{
        create: t('projects.createPage', { returnObjects: true }),
        edit: t('projects.editPage', { returnObjects: true }),
      }}
      create={t('projectForm.create')}
      texts={{ loading: t('projectForm.loading'), failed: t('projectForm.failed') }}
      missing={{
        drawing: <Drawing of={drawings.notFound} className="w-52" />,
        title: t('projectForm.missing'),
        text: t('projectForm.missingText'),
        list: adminPaths(project.plural).list,
        toList: t('form.back'),
      }}
      head={(project) => (
        <>
          <div className="-mt-2 mb-4">
            <RecordState record={project} />
          </div>
          <ProjectGifts project={project} />
        </>
      )}
    />
  )
}

export { ProjectPage as Component }
