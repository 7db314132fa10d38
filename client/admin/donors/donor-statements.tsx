import { useTranslation } from 'react-i18next'
import { statementFile } from '../../../schema/statements.ts'
import {
  type DonorStatementLineFragment,
  useAdminDonorStatementsQuery,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { formatDay } from '../../lib/format-date.ts'
import { formatLari } from '../../lib/format-number.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { DownloadFile } from '../receipts/download-file.tsx'
import { SendStatement } from '../receipts/send-statement.tsx'
import { useStatementsOn } from '../receipts/use-statements-on.ts'
import { useMay } from '../use-may.ts'
import { DonorPart, type ShownDonor } from './donor-part.tsx'

interface LineProps {
  statement: DonorStatementLineFragment
  /** Where it is sent; null where it is not. */
  email: string | null
}

const Line = ({ statement, email }: LineProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { year, amount, giftCount, pdfPath, sentAt, sentAmount } = statement
  const texts = {
    press: t('statements.one.pdf'),
    named: t('statements.one.pdfNamed', { year }),
    failed: t('statements.one.pdfFailed', { year }),
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-t border-line px-5 py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          {t('statements.one.line', { year, amount: formatLari(amount, locale) })}
        </p>
        <p className="text-small text-ink-soft">{t('donors.countedGifts', { count: giftCount })}</p>
        {sentAt !== null && (
          <p className="text-small text-ink-soft">
            {t('statements.one.sentOn', { day: formatDay(dayAtCharity(new Date(sentAt)), locale) })}
          </p>
        )}
        {sentAmount !== null && sentAmount !== amount && (
          <p className="text-small">{t('statements.one.other', { amount: sentAmount })}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <DownloadFile name={statementFile(year)} path={pdfPath} texts={texts} />
        {email !== null && <SendStatement statement={statement} email={email} />}
      </div>
    </li>
  )
}

const Statements = ({ donor: { id, email }, isSent }: { donor: ShownDonor; isSent: boolean }) => {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useAdminDonorStatementsQuery({
    variables: { donorId: id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const statements = data?.donorStatements?.map((each) => unmask(each))
  if (statements?.length === 0) return null
  return (
    <DonorPart title={t('statements.one.title')}>
      {statements ? (
        <ul>
          {statements.map((each) => (
            <Line key={each.id} statement={each} email={isSent ? email : null} />
          ))}
        </ul>
      ) : error && !isSessionEnd(error) ? (
        <div className="px-5 pb-4">
          <ListFailure title={t('statements.failed')} onRetry={refetch} />
        </div>
      ) : (
        <ListSkeleton text={t('statements.loading')} />
      )}
    </DonorPart>
  )
}

/** What they gave in each year, as a paper to have and to send, where gifts are taken on the site. */
export const DonorStatements = ({ donor }: { donor: ShownDonor }) => {
  const may = useMay()
  const { areMade, areSent } = useStatementsOn()
  return areMade && may('people:addresses') ? <Statements donor={donor} isSent={areSent} /> : null
}
