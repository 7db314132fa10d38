import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useAdminStatementsQuery } from '../../generated/admin-operations.ts'
import { adminPaths } from '../../lib/paths.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Select } from '../../ui/select.tsx'
import { AdminPage } from '../admin-page.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { statementYears, yearAsked } from './statement-years.ts'
import { StatementsSending } from './statements-sending.tsx'

/** What donors gave in a year, on its way to all of them. */
const StatementsPage = () => {
  const { t } = useTranslation('admin')
  const [params, setParams] = useSearchParams()
  const now = new Date()
  const year = yearAsked(params.get('year'), now)
  const { data, previousData, error, refetch } = useAdminStatementsQuery({
    variables: { year },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const statements = unmask((data ?? previousData)?.statements)
  return (
    <div className="max-w-300">
      <Link
        to={adminPaths('receipts').list}
        className="text-link mb-2 inline-flex min-h-8 items-center gap-2"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('statements.toList')}
      </Link>
      <AdminPage texts={t('statements.page', { returnObjects: true })}>
        <Select
          label={t('statements.year')}
          value={String(year)}
          options={statementYears(now, year).map((each) => [String(each), String(each)] as const)}
          onChoose={(chosen) => setParams({ year: chosen }, { replace: true, preventScrollReset: true })}
          className="mb-5 max-w-50"
        />
        {statements?.year === year ? (
          <StatementsSending key={year} statements={statements} readAgain={refetch} />
        ) : error && !isSessionEnd(error) ? (
          <ListFailure title={t('statements.failed')} onRetry={refetch} />
        ) : (
          <ListSkeleton text={t('statements.loading')} />
        )}
      </AdminPage>
    </div>
  )
}

export { StatementsPage as Component }
