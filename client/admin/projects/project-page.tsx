import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { type newProject, project } from '../../../schema/projects.ts'
import {
  AdminProjectDocument,
  type ProjectToEditFragment,
  useAdminProjectQuery,
  useCreateProjectMutation,
  useSetProjectStateMutation,
  useUpdateProjectMutation,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { adminPaths, paths } from '../../lib/paths.ts'
import { unmask } from '../../lib/unmask.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { evictQueries } from '../evict-queries.ts'
import { freshRecord, type RecordNoun } from '../form/record-noun.ts'
import { RecordPage } from '../form/record-page.tsx'
import { RecordLife } from '../life/record-life.tsx'
import { pickText } from '../list/pick-text.ts'
import { WhoChanged } from '../trail/who-changed.tsx'
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

interface ProjectHeadProps {
  found: ProjectToEditFragment
  readAgain: () => Promise<unknown>
}

/** Who is shown a project, and how far it is. */
const ProjectHead = ({ found, readAgain }: ProjectHeadProps) => {
  const [setState] = useSetProjectStateMutation(write)
  return (
    <>
      <RecordLife
        record={found}
        title={pickText(found.translations, 'title', useLocale()).text}
        room={project.plural}
        page={paths.project(found.id)}
        setState={async (id, input) =>
          unmask((await setState({ variables: { id, input } })).data?.setProjectState) ?? undefined
        }
        readAgain={readAgain}
      >
        <WhoChanged kind="project" id={found.id} />
      </RecordLife>
      <ProjectGifts project={found} />
    </>
  )
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
      head={(found, readAgain) => <ProjectHead found={found} readAgain={readAgain} />}
    />
  )
}

export { ProjectPage as Component }
