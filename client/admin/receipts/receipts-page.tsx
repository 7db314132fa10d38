import { Files } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { receipt } from '../../../schema/receipts.ts'
import { useAdminReceiptsQuery } from '../../generated/admin-operations.ts'
import { statementsPath } from '../../lib/paths.ts'
import { unmask } from '../../lib/unmask.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { useColumns } from '../columns/use-columns.ts'
import { RecordListPage } from '../list/record-list-page.tsx'
import { useListParams } from '../list/use-list-params.ts'
import { ReceiptTable, receiptColumns } from './receipt-table.tsx'
import { dueYear } from './statement-years.ts'
import { useStatementsOn } from './use-statements-on.ts'

/** All receipts that were issued, also those in whose place there are others. */
const ReceiptsPage = () => {
  const { t } = useTranslation('admin')
  const list = useListParams(receipt)
  const { areSent } = useStatementsOn()
  const year = dueYear(new Date())
  const { data, previousData, error, refetch } = useAdminReceiptsQuery({
    variables: list.variables,
    fetchPolicy: 'cache-and-network',
  })
  const columns = useColumns(
    receipt.plural,
    receiptColumns.map((key) => ({ key, text: t(`receipts.${key}`) })),
  )
  return (
    <RecordListPage
      room="receipts"
      page={t('receipts.page', { returnObjects: true })}
      list={list}
      texts={t('receipts.list', { returnObjects: true })}
      answer={{ page: data?.receipts, pageBefore: previousData?.receipts, error, refetch }}
      columns={columns}
      above={
        areSent && (
          <p className="mb-3">
            <Link
              to={statementsPath.ofYear(year)}
              className="text-link inline-flex min-h-8 items-center gap-2"
            >
              <Files aria-hidden="true" className="size-4 shrink-0" />
              {t('statements.open', { year })}
            </Link>
          </p>
        )
      }
      drawing={<Drawing of={drawings.emptyInbox} className="w-52" />}
    >
      {(receipts) => <ReceiptTable receipts={receipts.map((each) => unmask(each))} columns={columns} />}
    </RecordListPage>
  )
}

export { ReceiptsPage as Component }
