import { FileText } from 'lucide-react'
import { useShownSpendingsQuery } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { formatDay, formatMonth } from '../lib/format-date.ts'
import { formatLari } from '../lib/format-number.ts'
import { useAccountingTexts } from './use-accounting-texts.ts'

interface MonthSpendingsProps {
  month: string
  of: string | null
  /** What a line is called. */
  nameOf: (line: string) => string
}

/** What was paid for in a month, each with its receipt. */
export const MonthSpendings = ({ month, of, nameOf }: MonthSpendingsProps) => {
  const texts = useAccountingTexts()
  const locale = useLocale()
  const { data } = useShownSpendingsQuery({ variables: { month, of, locale } })
  return (
    <ul
      aria-label={texts.spentIn(formatMonth(month, locale))}
      className="grid divide-y divide-dashed divide-line text-small"
    >
      {(data?.shownSpendings ?? []).map(({ id, spentOn, amount, purpose, line, receiptPath }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-2.5 md:grid-cols-[8.5rem_minmax(0,1.4fr)_minmax(0,1fr)_auto_7rem] md:items-baseline"
        >
          <time dateTime={spentOn} className="text-ink-soft max-md:col-span-full">
            {formatDay(spentOn, locale)}
          </time>
          <span className="font-semibold wrap-anywhere">{purpose}</span>
          <span className="text-ink-soft wrap-anywhere max-md:order-1 max-md:col-span-full">
            {nameOf(line)}
          </span>
          <span className="text-right whitespace-nowrap tabular-nums">{formatLari(amount, locale)}</span>
          <span className="max-md:order-2 max-md:col-span-full md:text-right">
            {receiptPath === null ? (
              <span className="sr-only">
                {texts.receipt}: {texts.none}
              </span>
            ) : (
              <a
                href={receiptPath}
                target="_blank"
                rel="noopener"
                className="text-link inline-flex min-h-8 items-center gap-1.5"
              >
                <FileText aria-hidden="true" className="size-4 shrink-0" />
                {texts.receipt}
                <span className="sr-only">: {purpose}</span>
              </a>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
