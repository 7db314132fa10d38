import { useTranslation } from 'react-i18next'
import type { ProjectField } from './project-fields.ts'

/** What each field of a project is called where it stands alone. */
export const useProjectLabels = (): Record<ProjectField, string> => {
  const { t } = useTranslation('admin')
  const title = t('projectForm.title')
  const description = t('projectForm.description')
  return {
    titleEn: t('projectForm.inLanguage.en', { field: title }),
    descriptionEn: t('projectForm.inLanguage.en', { field: description }),
    titleKa: t('projectForm.inLanguage.ka', { field: title }),
    descriptionKa: t('projectForm.inLanguage.ka', { field: description }),
    goal: t('projectForm.goal'),
    startDate: t('projectForm.startDate'),
    endDate: t('projectForm.endDate'),
    imageUrl: t('picture.label'),
    youtubeUrl: t('projectForm.youtubeUrl'),
  }
}
