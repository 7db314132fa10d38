import { useTranslation } from 'react-i18next'
import { useSpendingHistoryQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatDay, formatMoment } from '../../lib/format-date.ts'
import { formatLari } from '../../lib/format-number.ts'

/** All that was done to what was spent, newest first: what, who, when, why, and what it is since then. */
export const SpendingHistory = ({ id, nameOf }: { id: string; nameOf: (id: string | null) => string }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data, error } = useSpendingHistoryQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  if (error && !data) return <p role="alert">{t('spendings.history.failed')}</p>
  return (
    <ol className="mt-5 grid divide-y divide-line">
      {(data?.spendingHistory ?? []).map((entry) => (
        <li key={entry.version} className="grid gap-0.5 py-3 text-small">
          <p className="flex flex-wrap justify-between gap-x-4">
            <strong>{t(`spendings.history.kinds.${entry.kind}`)}</strong>
            <time dateTime={entry.madeAt} className="text-ink-soft">
              {formatMoment(entry.madeAt, locale)}
            </time>
          </p>
          {entry.madeBy && <p>{entry.madeBy}</p>}
          {entry.reason && <p className="wrap-anywhere">{entry.reason}</p>}
          <p className="text-ink-soft wrap-anywhere">
            {[
              formatLari(entry.amount, locale),
              formatDay(entry.spentOn, locale),
              nameOf(entry.projectId),
              entry.purpose[locale] ?? entry.purpose.en ?? entry.purpose.ka,
            ].join(' · ')}
          </p>
        </li>
      ))}
    </ol>
  )
}
