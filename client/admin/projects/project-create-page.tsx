import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { NewProject } from '../../../schema/projects.ts'
import {
  type ProjectToEditFragment,
  useCreateProjectMutation,
  useUpdateProjectMutation,
} from '../../generated/admin-operations.ts'
import { protectedCall } from '../../lib/apollo-client.ts'
import { paths } from '../../lib/paths.ts'
import { AdminPage } from '../admin-page.tsx'
import { justCreated } from '../form/use-just-created.ts'
import { forgetProjectLists } from './forget-project-lists.ts'
import { emptyProject, loadedProject } from './project-fields.ts'
import { ProjectForm } from './project-form.tsx'

const write = { context: protectedCall, update: forgetProjectLists }

const answered = (project: ProjectToEditFragment | undefined) => {
  if (!project) throw new Error('a written project is not answered')
  return { ...loadedProject(project), id: project.id }
}

const ProjectCreatePage = () => {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const [create] = useCreateProjectMutation(write)
  const [update] = useUpdateProjectMutation(write)
  const createdId = useRef<string | null>(null)

  /** Who typed on while the project was being created may stay, and save again: it is not created twice. */
  const save = async (input: NewProject, version: number | null) => {
    if (createdId.current !== null) {
      const variables = { id: createdId.current, input: { ...input, version } }
      return answered((await update({ variables })).data?.updateProject)
    }
    const created = answered((await create({ variables: { input } })).data?.createProject)
    createdId.current = created.id
    return created
  }

  return (
    <AdminPage page="projectCreate">
      <ProjectForm
        start={{ texts: emptyProject, version: null }}
        submit={t('projectForm.create')}
        save={save}
        onSaved={({ id }) => navigate(paths.adminProjectEdit(id), { replace: true, state: justCreated })}
      />
    </AdminPage>
  )
}

export { ProjectCreatePage as Component }
