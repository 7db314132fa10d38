import { useTranslation } from 'react-i18next'
import { adminPaths } from '../../lib/paths.ts'
import { Bowl } from '../../ui/illustrations/bowl.tsx'
import { RecordPage } from '../form/record-page.tsx'
import { ProjectGifts } from './project-gifts.tsx'
import { projectNoun } from './project-noun.ts'

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
        drawing: <Bowl className="w-28 text-forest-800" />,
        title: t('projectForm.missing'),
        text: t('projectForm.missingText'),
        list: adminPaths('projects').list,
        toList: t('form.back'),
      }}
      head={(project) => <ProjectGifts project={project} />}
    />
  )
}

export { ProjectPage as Component }
