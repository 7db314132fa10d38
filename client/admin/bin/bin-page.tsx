import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { deletedRecord } from '../../../schema/bin.ts'
import { useAdminBinQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { RecordListPage } from '../list/record-list-page.tsx'
import { useDeletions } from '../list/use-deletions.ts'
import { useListParams } from '../list/use-list-params.ts'
import { BinnedRecord } from './binned-record.tsx'

const BinPage = () => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const view = useRef<HTMLUListElement>(null)
  const list = useListParams(deletedRecord)
  const { data, previousData, error, refetch, client } = useAdminBinQuery({
    variables: { ...list.variables, locale },
    fetchPolicy: 'cache-and-network',
  })
  const deletionOf = useDeletions({
    view,
    typename: deletedRecord.name,
    data,
    pageIn: ({ bin }) => bin,
    refetch,
    client,
  })
  return (
    <RecordListPage
      room="bin"
      page={t('bin.page', { returnObjects: true })}
      list={list}
      texts={t('bin.list', { returnObjects: true })}
      answer={{ page: data?.bin, pageBefore: previousData?.bin, error, refetch }}
      drawing={<Drawing of={drawings.puppySitting} className="w-40" />}
    >
      {(records) => (
        <ul
          ref={view}
          className="rounded-card border border-line bg-surface shadow-card *:not-first:border-t *:not-first:border-line"
        >
          {records.map((record) => (
            <li key={record.id}>
              <BinnedRecord record={record} {...deletionOf(record.id)} />
            </li>
          ))}
        </ul>
      )}
    </RecordListPage>
  )
}

export { BinPage as Component }
