import { useTranslation } from 'react-i18next'
import { RecordCreatePage } from '../form/record-create-page.tsx'
import { projectNoun } from './project-noun.ts'

const ProjectCreatePage = () => {
  const { t } = useTranslation('admin')
  return <RecordCreatePage page="projectCreate" noun={projectNoun} submit={t('projectForm.create')} />
}

export { ProjectCreatePage as Component }
