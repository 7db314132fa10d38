import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { receiptKinds } from '../../../schema/receipts.ts'
import type { ReceiptLineFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { formatDay } from '../../lib/format-date.ts'
import { formatLari } from '../../lib/format-number.ts'
import { giftPaths } from '../../lib/paths.ts'
import type { Columns } from '../columns/use-columns.ts'
import { useMay } from '../use-may.ts'
import { DownloadReceipt } from './download-receipt.tsx'
import { ReceiptStateMark } from './receipt-state.tsx'
import { SendReceipt } from './send-receipt.tsx'

/** What of the list can be left out. */
export const receiptColumns = ['project', 'issuedAt'] as const

const heading = 'px-3 py-3 text-left font-semibold first:pl-5.5 last:pr-5.5'
const cell = 'px-3 py-2 align-middle first:pl-5.5 last:pr-5.5'

interface ReceiptTableProps {
  receipts: readonly ReceiptLineFragment[]
  columns: Pick<Columns, 'isShown'>
}

/** A receipt; its number leads to the gift that it tells of. */
const ReceiptRow = ({
  receipt,
  columns: { isShown },
}: {
  receipt: ReceiptLineFragment
} & Pick<ReceiptTableProps, 'columns'>) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const may = useMay()
  const { number, kind, donationId, donorName, amount, projectTitle, issuedAt, sentAt } = receipt
  return (
    <tbody>
      <tr>
        <th
          scope="row"
          className={`${cell} table:min-w-38 text-left font-normal wrap-anywhere max-table:order-1`}
        >
          <Link
            to={giftPaths.gift(donationId)}
            aria-label={t('receipts.openGift', { number })}
            className="text-link inline-flex min-h-8 items-center font-semibold whitespace-nowrap"
          >
            {number}
          </Link>
          <span className="block">{donorName ?? t('receipts.nameless')}</span>
        </th>
        <td className={`${cell} text-right! whitespace-nowrap tabular-nums max-table:order-2`}>
          <span className="font-semibold">{formatLari(amount, locale)}</span>
          {kind === 'refund' && (
            <span className="block text-ink-soft">{receiptKinds.refund.label[locale]}</span>
          )}
        </td>
        {isShown('project') && (
          <td className={`${cell} wrap-anywhere table:min-w-40 max-table:order-3 max-table:col-span-full`}>
            {projectTitle}
          </td>
        )}
        {isShown('issuedAt') && (
          <td className={`${cell} max-table:order-4 max-table:col-span-full`}>
            <span className="cell-label">{t('receipts.issuedAt')}</span>
            <span className="table:whitespace-nowrap lang-ka:table:whitespace-normal">
              {formatDay(dayAtCharity(new Date(issuedAt)), locale)}
            </span>
            <span className="block text-label text-ink-soft">{t(`receipts.in.${receipt.locale}`)}</span>
          </td>
        )}
        <td className={`${cell} max-table:order-5 max-table:col-span-full`}>
          <ReceiptStateMark receipt={receipt} />
          {sentAt !== null && (
            <span className="block text-label text-ink-soft">
              {t('receipts.sentOn', { day: formatDay(dayAtCharity(new Date(sentAt)), locale) })}
            </span>
          )}
        </td>
        {may('people:addresses') && (
          <td className={`${cell} table:text-right! max-table:order-6 max-table:col-span-full`}>
            <div className="flex flex-wrap gap-x-5 table:flex-col table:items-end">
              <DownloadReceipt receipt={receipt} />
              <SendReceipt receipt={receipt} />
            </div>
          </td>
        )}
      </tr>
    </tbody>
  )
}

/** Receipts, a row each; where there is no room for columns a card. */
export const ReceiptTable = ({ receipts, columns }: ReceiptTableProps) => {
  const { t } = useTranslation('admin')
  const may = useMay()
  return (
    <table className="wide-table w-full border-separate border-spacing-0 text-small lang-ka:table:text-[0.875rem]">
      <thead className="text-ink-soft">
        <tr>
          <th scope="col" className={heading}>
            {t('receipts.number')}
            <span className="sr-only">, {t('receipts.donor')}</span>
          </th>
          <th scope="col" className={`${heading} text-right!`}>
            {t('receipts.amount')}
          </th>
          {receiptColumns.filter(columns.isShown).map((name) => (
            <th key={name} scope="col" className={heading}>
              {t(`receipts.${name}`)}
            </th>
          ))}
          <th scope="col" className={heading}>
            {t('receipts.state')}
          </th>
          {may('people:addresses') && (
            <th scope="col" className={heading}>
              <span className="sr-only">{t('list.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      {receipts.map((receipt) => (
        <ReceiptRow key={receipt.id} receipt={receipt} columns={columns} />
      ))}
    </table>
  )
}
