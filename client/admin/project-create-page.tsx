import { useTranslation } from 'react-i18next'
import { AdminPage } from './admin-page.tsx'

const ProjectCreatePage = () => {
  const { t } = useTranslation()
  return <AdminPage page="adminProjectCreate">{t('admin.soon')}</AdminPage>
}

export { ProjectCreatePage as Component }
