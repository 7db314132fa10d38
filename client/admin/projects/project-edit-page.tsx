import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { Bowl } from '../../ui/illustrations/bowl.tsx'
import { RecordEditPage } from '../form/record-edit-page.tsx'
import { ProjectGifts } from './project-gifts.tsx'
import { projectNoun } from './project-noun.ts'

const ProjectEditPage = () => {
  const { t } = useTranslation('admin')
  return (
    <RecordEditPage
      page="projectEdit"
      noun={projectNoun}
      texts={{ loading: t('projectForm.loading'), failed: t('projectForm.failed') }}
      missing={{
        drawing: <Bowl className="w-28 text-forest-800" />,
        title: t('projectForm.missing'),
        text: t('projectForm.missingText'),
        list: paths.adminProjects,
        toList: t('form.back'),
      }}
      head={(project) => <ProjectGifts project={project} />}
    />
  )
}

export { ProjectEditPage as Component }
