import { useTranslation } from 'react-i18next'
import { AdminPage } from './admin-page.tsx'

const ProjectEditPage = () => {
  const { t } = useTranslation()
  return <AdminPage page="adminProjectEdit">{t('admin.soon')}</AdminPage>
}

export { ProjectEditPage as Component }
