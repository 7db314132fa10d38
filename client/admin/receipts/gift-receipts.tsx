import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type ReceiptLineFragment, useReceiptsOfGiftQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { formatDay, formatMoment } from '../../lib/format-date.ts'
import { formatLari } from '../../lib/format-number.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { IfMay } from '../if-may.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { DownloadReceipt } from './download-receipt.tsx'
import { ReceiptStateMark } from './receipt-state.tsx'
import { SendReceipt } from './send-receipt.tsx'
import { useIssueReceipt } from './use-issue-receipt.ts'

/** What went back of a gift, as an entry of it says. */
export interface Refund {
  version: number
  amount: number
}

interface LineProps {
  receipt: ReceiptLineFragment
  onReplace: () => void
}

const Line = ({ receipt, onReplace }: LineProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { number, kind, amount, issuedAt, replaces, replacedBy, isOutdated, isVoid, sentAt } = receipt
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-t border-line px-5 py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          {t(`receipts.numbered.${kind}`, { number, amount: formatLari(amount, locale) })}
        </p>
        <p className="text-small text-ink-soft">
          <time dateTime={issuedAt}>{formatMoment(issuedAt, locale)}</time> ·{' '}
          {t(`receipts.in.${receipt.locale}`)}
        </p>
        {sentAt !== null && (
          <p className="text-small text-ink-soft">
            {t('receipts.sentOn', { day: formatDay(dayAtCharity(new Date(sentAt)), locale) })}
          </p>
        )}
        {replaces !== null && (
          <p className="text-small text-ink-soft">{t('receipts.insteadOf', { number: replaces })}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <ReceiptStateMark receipt={receipt} />
        <DownloadReceipt receipt={receipt} />
        <SendReceipt receipt={receipt} />
        {isOutdated && !isVoid && replacedBy === null && (
          <IfMay permission="gifts:write">
            <button
              type="button"
              aria-label={t('receipts.replaceNamed', { number })}
              onClick={onReplace}
              className={buttonClass('secondary', 'small')}
            >
              {t('receipts.replace')}
            </button>
          </IfMay>
        )}
      </div>
    </li>
  )
}

interface GiftReceiptsProps {
  donationId: string
  /** Whether the gift counts, so that it can have a receipt. */
  isCounted: boolean
  refunds: readonly Refund[]
}

/** The receipts of a gift and of what went back of it, and those that can be issued yet. */
export const GiftReceipts = ({ donationId, isCounted, refunds }: GiftReceiptsProps) => {
  const { t } = useTranslation('admin')
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, previousData, error, refetch } = useReceiptsOfGiftQuery({
    variables: { donationId },
    fetchPolicy: 'cache-and-network',
  })
  const issue = useIssueReceipt(donationId, () => heading.current?.focus({ preventScroll: true }))
  const receipts = (data ?? previousData)?.donationReceipts?.map((each) => unmask(each))
  const has = (entry: number | null): boolean =>
    receipts?.some(({ entryVersion, replacedBy }) => entryVersion === entry && replacedBy === null) ?? true
  const unsaid = refunds.filter(({ version }) => !has(version))
  const isWanted = isCounted && !has(null)
  return (
    <Card as="section" className="mb-5 overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
        <h2 ref={heading} tabIndex={-1} className="text-h3 text-title outline-none">
          {t('receipts.ofGift')}
        </h2>
        <IfMay permission="gifts:write">
          <div className="flex flex-wrap gap-3">
            {isWanted && (
              <button
                type="button"
                onClick={() => void issue({ entry: null })}
                className={buttonClass('secondary', 'small')}
              >
                {t('receipts.issue')}
              </button>
            )}
            {unsaid.map(({ version, amount }) => (
              <button
                key={version}
                type="button"
                onClick={() => void issue({ entry: version })}
                className={buttonClass('secondary', 'small')}
              >
                {t('receipts.issueRefund', { amount })}
              </button>
            ))}
          </div>
        </IfMay>
      </div>
      {!receipts && error && !isSessionEnd(error) && (
        <div className="px-5 pb-4">
          <ListFailure title={t('receipts.list.failed')} onRetry={refetch} />
        </div>
      )}
      {!receipts && !error && <ListSkeleton text={t('receipts.list.loading')} />}
      {receipts?.length === 0 && <p className="px-5 pb-4 text-ink-soft">{t('receipts.none')}</p>}
      {receipts && receipts.length > 0 && (
        <ul>
          {receipts.map((receipt) => (
            <Line key={receipt.id} receipt={receipt} onReplace={() => void issue({ replaced: receipt.id })} />
          ))}
        </ul>
      )}
      <p className="border-t border-line bg-ochre-300/40 px-5 py-4 text-small">{t('receipts.staysAsItIs')}</p>
    </Card>
  )
}
