import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { picture } from '../../../schema/picture-library.ts'
import { type KeptPictureFragment, useAdminPictureQuery } from '../../generated/admin-operations.ts'
import { adminPaths } from '../../lib/paths.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { RecordFormFrame } from '../form/record-form-frame.tsx'
import { freshRecord } from '../form/record-noun.ts'
import { ListFailure } from '../list/list-failure.tsx'
import { WhoChanged } from '../trail/who-changed.tsx'
import { PictureFields } from './picture-fields.tsx'
import { PictureUses } from './picture-uses.tsx'
import { usePictureForm } from './use-picture-form.ts'

const { list } = adminPaths(picture.plural)

const Editing = ({ kept }: { kept: KeptPictureFragment }) => {
  const { t } = useTranslation('admin')
  const form = usePictureForm(kept)
  return (
    <>
      <div className="mb-4 grid gap-1.5">
        <PictureUses picture={kept} />
        <WhoChanged kind="picture" id={kept.id} />
      </div>
      <RecordFormFrame
        form={form}
        done={{ created: t('form.created'), updated: t('form.updated') }}
        submit={t('form.save')}
        back={list}
      >
        <PictureFields form={form} address={kept.address} />
      </RecordFormFrame>
    </>
  )
}

const Content = ({ id }: { id: string }) => {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useAdminPictureQuery({
    ...freshRecord(id),
    nextFetchPolicy: 'cache-first',
  })
  const kept = unmask(data?.picture)
  if (kept) return <Editing key={kept.id} kept={kept} />
  if (problemOf(error)?.code === 'not_found') {
    return (
      <EmptyState
        drawing={<Drawing of={drawings.notFound} className="w-52" />}
        title={t('pictures.gone')}
        text={t('pictures.goneText')}
      >
        <Link to={list} className={buttonClass('secondary', 'small')}>
          {t('form.back')}
        </Link>
      </EmptyState>
    )
  }
  if (error && !isSessionEnd(error)) {
    return <ListFailure title={t('pictures.failedOne')} onRetry={refetch} />
  }
  return <ListSkeleton text={t('pictures.loadingOne')} />
}

const PicturePage = () => {
  const { t } = useTranslation('admin')
  const { id = '' } = useParams()
  return (
    <AdminPage texts={t('pictures.editPage', { returnObjects: true })}>
      <Content key={id} id={id} />
    </AdminPage>
  )
}

export { PicturePage as Component }
