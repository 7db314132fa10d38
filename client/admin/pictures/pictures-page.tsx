import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { picture } from '../../../schema/picture-library.ts'
import { useAdminPicturesQuery } from '../../generated/admin-operations.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { IfMay } from '../if-may.tsx'
import { RecordListPage } from '../list/record-list-page.tsx'
import { useDeletions } from '../list/use-deletions.ts'
import { useListParams } from '../list/use-list-params.ts'
import { PictureCard } from './picture-card.tsx'
import { UploadToLibrary } from './upload-to-library.tsx'

const PicturesPage = () => {
  const { t } = useTranslation('admin')
  const view = useRef<HTMLUListElement>(null)
  const list = useListParams(picture)
  const { data, previousData, error, refetch, client } = useAdminPicturesQuery({
    variables: list.variables,
    fetchPolicy: 'cache-and-network',
  })
  const deletionOf = useDeletions({
    view,
    typename: picture.name,
    data,
    pageIn: ({ pictures }) => pictures,
    refetch,
    client,
  })
  return (
    <RecordListPage
      room="pictures"
      page={t('pictures.page', { returnObjects: true })}
      list={list}
      texts={t('pictures.list', { returnObjects: true })}
      answer={{ page: data?.pictures, pageBefore: previousData?.pictures, error, refetch }}
      above={
        <IfMay permission="content:write">
          <UploadToLibrary />
        </IfMay>
      }
      drawing={<Drawing of={drawings.smallTerrier} className="w-40" />}
    >
      {(pictures) => (
        <ul ref={view} className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-5">
          {pictures.map((each) => (
            <li key={each.id}>
              <PictureCard picture={each} {...deletionOf(each.id)} />
            </li>
          ))}
        </ul>
      )}
    </RecordListPage>
  )
}

export { PicturesPage as Component }
