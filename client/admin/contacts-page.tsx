import { useTranslation } from 'react-i18next'
import { AdminPage } from './admin-page.tsx'

const ContactsPage = () => {
  const { t } = useTranslation()
  return <AdminPage page="adminContacts">{t('admin.soon')}</AdminPage>
}

export { ContactsPage as Component }
