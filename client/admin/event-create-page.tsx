import { useTranslation } from 'react-i18next'
import { AdminPage } from './admin-page.tsx'

const EventCreatePage = () => {
  const { t } = useTranslation()
  return <AdminPage page="adminEventCreate">{t('admin.soon')}</AdminPage>
}

export { EventCreatePage as Component }
