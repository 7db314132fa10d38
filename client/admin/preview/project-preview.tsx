import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { project } from '../../../schema/projects.ts'
import { useProjectPreviewQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { ProjectArticle } from '../../projects/project-article.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { useGiveAt } from './use-give-at.ts'

/** Past every cache: from there the public page would take what is no visitor's yet. */
const ProjectPreview = () => {
  const { t } = useTranslation('admin')
  const { id = '' } = useParams()
  const { data, error, refetch } = useProjectPreviewQuery({
    variables: { id, locale: useLocale() },
    fetchPolicy: 'no-cache',
  })
  const found = data?.project
  const giveAt = useGiveAt(id)
  return (
    <PreviewFrame
      model={project}
      id={id}
      answer={{ isThere: Boolean(found), error, refetch }}
      gone={t('projectForm.missing')}
    >
      {found && <ProjectArticle project={found} giveAt={giveAt} />}
    </PreviewFrame>
  )
}

export { ProjectPreview as Component }
