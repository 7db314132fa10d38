import { useTranslation } from 'react-i18next'
import { AdminPage } from './admin-page.tsx'

const EventsPage = () => {
  const { t } = useTranslation()
  return <AdminPage page="adminEvents">{t('admin.soon')}</AdminPage>
}

export { EventsPage as Component }
