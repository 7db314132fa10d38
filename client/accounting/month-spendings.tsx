import { FileText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { mostShown } from '../../schema/accounts-page.ts'
import { useShownSpendingsQuery } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { formatDay, formatMonth } from '../lib/format-date.ts'
import { formatLari, formatNumber } from '../lib/format-number.ts'
import { type AskedAccounts, addressOf } from './load-accounts.ts'
import { useAccountingTexts } from './use-accounting-texts.ts'

interface MonthSpendingsProps {
  asked: AskedAccounts & { month: string }
  /** How many there are in the month, and what they come to. */
  count: number
  spent: number
  /** What a line is called. */
  nameOf: (line: string) => string
}

const Heading = ({ isFigure = false, children }: { isFigure?: boolean; children: string }) => (
  <th scope="col" className={`py-2 pr-4 font-semibold last:pr-0 ${isFigure ? 'text-right' : 'text-left'}`}>
    {children}
  </th>
)

const Receipt = ({ path, of }: { path: string | null; of: string }) => {
  const texts = useAccountingTexts()
  if (path === null) return <span className="text-ink-soft">{texts.none}</span>
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener"
      className="text-link inline-flex min-h-8 items-center gap-1.5"
    >
      <FileText aria-hidden="true" className="size-4 shrink-0" />
      {texts.receipt}
      <span className="sr-only">: {of}</span>
    </a>
  )
}

const more = 'text-link inline-flex min-h-11 items-center'
const line =
  'border-line border-t border-dashed first:border-t-0 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:py-2'
const cell = 'py-2.5 pr-4 align-baseline last:pr-0 max-md:p-0'
const figure = `${cell} text-right whitespace-nowrap tabular-nums`
const wide = 'max-md:col-span-full'

/** What was paid for in a month, each with its receipt, and what all of it comes to. */
export const MonthSpendings = ({ asked, count, spent, nameOf }: MonthSpendingsProps) => {
  const texts = useAccountingTexts()
  const locale = useLocale()
  const { month, of, below } = asked
  const { data } = useShownSpendingsQuery({ variables: { month, of, below, locale } })
  const shown = data?.shownSpendings ?? []
  const last = shown.at(-1)
  const areMoreLeft = shown.length === mostShown && (below !== null || count > mostShown)
  return (
    <>
      <table className="w-full border-collapse text-small max-md:block">
        <caption className="sr-only">{texts.spentIn(formatMonth(month, locale))}</caption>
        <thead className="text-ink-soft max-md:sr-only">
          <tr>
            <Heading>{texts.day}</Heading>
            <Heading>{texts.spendings}</Heading>
            <Heading>{texts.project}</Heading>
            <Heading isFigure>{texts.amount}</Heading>
            <Heading isFigure>{texts.receipt}</Heading>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {shown.map((each) => (
            <tr key={each.id} className={line}>
              <td className={`${cell} ${wide} whitespace-nowrap text-ink-soft`}>
                <time dateTime={each.spentOn}>{formatDay(each.spentOn, locale)}</time>
              </td>
              <th scope="row" className={`${cell} text-left font-semibold wrap-anywhere`}>
                {each.purpose}
              </th>
              <td className={`${cell} ${wide} text-ink-soft wrap-anywhere max-md:order-1`}>
                {nameOf(each.line)}
              </td>
              <td className={figure}>{formatLari(each.amount, locale)}</td>
              <td className={`${cell} ${wide} max-md:order-2 md:text-right`}>
                <Receipt path={each.receiptPath} of={each.purpose} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="max-md:block">
          <tr className={`${line} border-solid first:border-t`}>
            <th scope="row" colSpan={3} className={`${cell} text-left font-normal text-ink-soft`}>
              {texts.inAll(formatNumber(count, locale))}
            </th>
            <td className={`${figure} font-bold`}>{formatLari(spent, locale)}</td>
            <td className="max-md:hidden" />
          </tr>
        </tfoot>
      </table>
      {(below !== null || areMoreLeft) && (
        <p className="flex flex-wrap gap-x-6 print:hidden">
          {below !== null && (
            <Link to={addressOf({ ...asked, below: null })} preventScrollReset className={more}>
              {texts.fromNewest}
            </Link>
          )}
          {last && areMoreLeft && (
            <Link to={addressOf({ ...asked, below: last.id })} preventScrollReset className={more}>
              {texts.older}
            </Link>
          )}
        </p>
      )}
    </>
  )
}
