import { useTranslation } from 'react-i18next'
import { pledge } from '../../../schema/pledges.ts'
import { useAdminPledgesQuery } from '../../generated/admin-operations.ts'
import { unmask } from '../../lib/unmask.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { useColumns } from '../columns/use-columns.ts'
import { RecordListPage } from '../list/record-list-page.tsx'
import { useListParams } from '../list/use-list-params.ts'
import { PledgeTable, pledgeColumns } from './pledge-table.tsx'

/** What visitors have promised to give, and what has become of it. */
const PledgesPage = () => {
  const { t } = useTranslation('admin')
  const list = useListParams(pledge)
  const { data, previousData, error, refetch } = useAdminPledgesQuery({
    variables: list.variables,
    fetchPolicy: 'cache-and-network',
  })
  const columns = useColumns(
    pledge.plural,
    pledgeColumns.map((key) => ({ key, text: t(`pledges.${key}`) })),
  )
  return (
    <RecordListPage
      room="pledges"
      page={t('pledges.page', { returnObjects: true })}
      list={list}
      texts={t('pledges.list', { returnObjects: true })}
      answer={{ page: data?.pledges, pageBefore: previousData?.pledges, error, refetch }}
      columns={columns}
      drawing={<Drawing of={drawings.emptyInbox} className="w-52" />}
    >
      {(pledges) => (
        <PledgeTable
          pledges={pledges.map((each) => unmask(each))}
          columns={columns}
          onConflict={() => refetch().catch(() => undefined)}
        />
      )}
    </RecordListPage>
  )
}

export { PledgesPage as Component }
