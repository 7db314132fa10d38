import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import {
  AdminProjectDocument,
  type ProjectToEditFragment,
  useAdminProjectQuery,
  useUpdateProjectMutation,
} from '../../generated/admin-operations.ts'
import { protectedCall } from '../../lib/apollo-client.ts'
import { paths } from '../../lib/paths.ts'
import { isSessionExpiry, problemOf } from '../../lib/problem.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Bowl } from '../../ui/illustrations/bowl.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { StateCard } from '../../ui/state-card.tsx'
import { AdminPage } from '../admin-page.tsx'
import { useJustCreated } from '../form/use-just-created.ts'
import { ListFailure } from '../list/list-failure.tsx'
import { forgetProjectLists } from './forget-project-lists.ts'
import { loadedProject } from './project-fields.ts'
import { ProjectForm } from './project-form.tsx'
import { ProjectGifts } from './project-gifts.tsx'

interface EditFormProps {
  project: ProjectToEditFragment
  isJustCreated: boolean
}

const EditForm = ({ project, isJustCreated }: EditFormProps) => {
  const { t } = useTranslation('admin')
  const apollo = useApolloClient()
  const [update] = useUpdateProjectMutation({ context: protectedCall, update: forgetProjectLists })
  const { id } = project

  const reload = async () => {
    const { data } = await apollo.query({
      query: AdminProjectDocument,
      variables: { id },
      context: protectedCall,
      fetchPolicy: 'network-only',
    })
    if (!data?.project) throw new Error('a project that was just there is not answered')
    return loadedProject(data.project)
  }

  return (
    <ProjectForm
      start={loadedProject(project)}
      submit={t('form.save')}
      isJustCreated={isJustCreated}
      reload={reload}
      save={async (input, version) => {
        const { data } = await update({ variables: { id, input: { ...input, version } } })
        if (!data) throw new Error('an updated project is not answered')
        return loadedProject(data.updateProject)
      }}
    />
  )
}

const Content = ({ id, isJustCreated }: { id: string; isJustCreated: boolean }) => {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useAdminProjectQuery({
    variables: { id },
    context: protectedCall,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  if (data?.project) {
    return (
      <>
        <ProjectGifts project={data.project} />
        <EditForm project={data.project} isJustCreated={isJustCreated} />
      </>
    )
  }
  if (error && problemOf(error)?.code === 'not_found') {
    return (
      <StateCard
        drawing={<Bowl className="w-28 text-forest-800" />}
        title={t('projectForm.missing')}
        text={t('projectForm.missingText')}
      >
        <Link to={paths.adminProjects} className={buttonClass('second', 'small')}>
          {t('form.back')}
        </Link>
      </StateCard>
    )
  }
  if (error && !isSessionExpiry(error)) {
    return <ListFailure title={t('projectForm.failed')} onRetry={() => refetch()} />
  }
  return <ListSkeleton text={t('projectForm.loading')} />
}

const ProjectEditPage = () => {
  const { id = '' } = useParams()
  const isJustCreated = useJustCreated()
  return (
    <AdminPage page="projectEdit">
      <Content key={id} id={id} isJustCreated={isJustCreated} />
    </AdminPage>
  )
}

export { ProjectEditPage as Component }
