import { useTranslation } from 'react-i18next'
import { AdminPage } from './admin-page.tsx'

const AnalyticsPage = () => {
  const { t } = useTranslation()
  return <AdminPage page="adminAnalytics">{t('admin.soon')}</AdminPage>
}

export { AnalyticsPage as Component }
