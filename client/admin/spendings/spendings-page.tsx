import { useTranslation } from 'react-i18next'
import { spending } from '../../../schema/spending.ts'
import { useAdminSpendingsQuery } from '../../generated/admin-operations.ts'
import { unmask } from '../../lib/unmask.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { IfMay } from '../if-may.tsx'
import { RecordListPage } from '../list/record-list-page.tsx'
import { useListParams } from '../list/use-list-params.ts'
import { ActDialog } from './act-dialog.tsx'
import { SpendingForm } from './spending-form.tsx'
import { SpendingTable } from './spending-table.tsx'

/** What was spent of what was given: written down, put right, and with receipts. */
const SpendingsPage = () => {
  const { t } = useTranslation('admin')
  const list = useListParams(spending)
  const { data, previousData, error, refetch } = useAdminSpendingsQuery({
    variables: list.variables,
    fetchPolicy: 'cache-and-network',
  })
  const add = t('spendings.add', { returnObjects: true })
  return (
    <RecordListPage
      room="spendings"
      page={t('spendings.page', { returnObjects: true })}
      list={list}
      texts={t('spendings.list', { returnObjects: true })}
      answer={{ page: data?.spendings, pageBefore: previousData?.spendings, error, refetch }}
      exported="spendings"
      above={
        <IfMay permission="spending:write">
          <p className="mb-4">
            <ActDialog open={add.open} named={add.open} title={add.title} isMain>
              {(close) => <SpendingForm stood={null} onDone={close} />}
            </ActDialog>
          </p>
        </IfMay>
      }
      drawing={<Drawing of={drawings.emptyInbox} className="w-52" />}
    >
      {(spendings) => <SpendingTable spendings={spendings.map((each) => unmask(each))} />}
    </RecordListPage>
  )
}

export { SpendingsPage as Component }
