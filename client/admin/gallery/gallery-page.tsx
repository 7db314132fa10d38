import { useTranslation } from 'react-i18next'
import { useAdminGalleryQuery } from '../../generated/admin-operations.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { useFailureToast } from '../use-failure-toast.ts'
import { GalleryForm } from './gallery-form.tsx'

const Gallery = () => {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useAdminGalleryQuery({
    fetchPolicy: 'network-only',
  })
  useFailureToast(error, t('gallery.failed'))
  if (error && !isSessionEnd(error)) {
    return <ListFailure title={t('gallery.failed')} onRetry={refetch} />
  }
  if (!data) return <ListSkeleton text={t('gallery.loading')} />
  return <GalleryForm gallery={data.gallery} />
}

const GalleryPage = () => {
  const { t } = useTranslation('admin')
  return (
    <AdminPage texts={t('gallery.page', { returnObjects: true })} isRoom>
      <Gallery />
    </AdminPage>
  )
}

export { GalleryPage as Component }
