import { useApolloClient } from '@apollo/client/react'
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
import { evictQueries } from '../evict-queries.ts'
import { freshRecord, type RecordNoun } from '../form/record-noun.ts'
import { ProjectForm, projectFields } from './project-form.tsx'

const write = { update: evictQueries(project.plural, 'analytics') }

/** Projects, as they are created and edited. */
export const projectNoun: RecordNoun<typeof project.fields, typeof newProject, ProjectToEditFragment> = {
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
      create: async (input) => unmask((await create({ variables: { input } })).data?.createProject),
      update: async (id, input, version) =>
        unmask((await update({ variables: { id, input: { ...input, version } } })).data?.updateProject),
    }
  },
}
