import { useTranslation } from 'react-i18next'
import { AdminPage } from './admin-page.tsx'

const GalleryPage = () => {
  const { t } = useTranslation()
  return <AdminPage page="adminGallery">{t('admin.soon')}</AdminPage>
}

export { GalleryPage as Component }
