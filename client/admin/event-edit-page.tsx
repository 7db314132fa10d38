import { useTranslation } from 'react-i18next'
import { AdminPage } from './admin-page.tsx'

const EventEditPage = () => {
  const { t } = useTranslation()
  return <AdminPage page="adminEventEdit">{t('admin.soon')}</AdminPage>
}

export { EventEditPage as Component }
