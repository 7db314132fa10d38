import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import { firstMonths } from '../../schema/accounts-page.ts'
import type { AccountsQuery } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { dayAtCharity } from '../lib/day-at-charity.ts'
import { formatMonth } from '../lib/format-date.ts'
import { type AskedAccounts, addressOf } from './load-accounts.ts'
import { MonthSpendings } from './month-spendings.tsx'
import { cell, cells, Figure, heading } from './table-parts.tsx'
import { useAccountingTexts } from './use-accounting-texts.ts'

type Accounts = NonNullable<AccountsQuery['accounts']>
type Month = Accounts['months'][number]

interface MonthTableProps {
  accounts: Accounts
  asked: AskedAccounts
  nameOf: (line: string) => string
}

const MonthRow = ({ told, asked, nameOf }: Omit<MonthTableProps, 'accounts'> & { told: Month }) => {
  const texts = useAccountingTexts()
  const locale = useLocale()
  const { month, pledged, start, confirmed, refunded, spent, end, spendingCount } = told
  const isOpen = asked.month === month
  const name = formatMonth(month, locale)
  const isNow = dayAtCharity(new Date()).startsWith(month)
  return (
    <>
      <tr className={cells}>
        <th scope="row" className={`${cell} text-left font-bold max-md:col-span-full`}>
          {name} {isNow && <span className="font-normal text-ink-soft">{texts.so}</span>}
        </th>
        <Figure label={texts.pledgedColumn} sum={pledged} isQuiet />
        <Figure label={texts.start} sum={start} isQuiet />
        <Figure label={texts.confirmed} sum={confirmed} className="text-terra-700" />
        <Figure label={texts.refunded} sum={-refunded} />
        <Figure label={texts.spent} sum={-spent} />
        <Figure label={texts.end} sum={end} isKept className="font-bold" />
        <td className={`${cell} max-md:col-span-full md:text-right`}>
          {spendingCount > 0 && (
            <Link
              to={addressOf({ ...asked, month: isOpen ? null : month, below: null })}
              preventScrollReset
              aria-expanded={isOpen}
              className="text-link inline-flex min-h-10 items-center gap-1.5 print:hidden"
            >
              <span className="md:hidden">{texts.spendings}:</span>
              {spendingCount}
              <span className="sr-only">, {isOpen ? texts.close(name) : texts.open(name)}</span>
              <ChevronDown aria-hidden="true" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
            </Link>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr className="max-md:block">
          <td colSpan={8} className="bg-paper-deep px-5 py-2 max-md:block">
            <MonthSpendings asked={{ ...asked, month }} count={spendingCount} spent={spent} nameOf={nameOf} />
          </td>
        </tr>
      )}
    </>
  )
}

/** What the months that are not shown come to together. */
const earlierThan = (months: Accounts['months'], shown: number) => {
  const [newest, ...rest] = months.slice(shown)
  if (!newest) return null
  const all = [newest, ...rest]
  const sumOf = (name: 'pledged' | 'confirmed' | 'refunded' | 'spent'): number =>
    all.reduce((tetri, each) => tetri + Math.round(each[name] * 100), 0) / 100
  return {
    ...{ pledged: sumOf('pledged'), confirmed: sumOf('confirmed') },
    ...{ refunded: sumOf('refunded'), spent: sumOf('spent'), end: newest.end },
  }
}

/** Months, each of which begins with what the one before has left; on a telephone each is a card of the same lines. */
export const MonthTable = ({ accounts, asked, nameOf }: MonthTableProps) => {
  const texts = useAccountingTexts()
  const { months, pledged, confirmed, refunded, spent, inHand } = accounts
  // A link to an old month opens it, and it stays where it is once it is closed.
  const isOldOpen = months.findIndex(({ month }) => month === asked.month) >= firstMonths
  const areAllShown = asked.areAllShown || isOldOpen
  const shown = areAllShown ? months : months.slice(0, firstMonths)
  const earlier = earlierThan(months, shown.length)
  return (
    <section aria-labelledby="months" className="mt-12">
      <h2 id="months" className="text-h2 text-title">
        {texts.months}
      </h2>
      <div className="mt-5 overflow-hidden rounded-card border border-line bg-surface shadow-soft">
        <table className="w-full border-collapse text-small max-md:block">
          <caption className="sr-only">{texts.months}</caption>
          <thead className="text-ink-soft max-md:sr-only">
            <tr>
              <th scope="col" className={`${heading} text-left`}>
                {texts.month}
              </th>
              {[
                texts.pledgedColumn,
                texts.start,
                texts.confirmed,
                texts.refunded,
                texts.spent,
                texts.end,
                texts.spendings,
              ].map((text) => (
                <th key={text} scope="col" className={`${heading} text-right`}>
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {shown.map((told) => (
              <MonthRow key={told.month} told={told} asked={{ ...asked, areAllShown }} nameOf={nameOf} />
            ))}
            {earlier && (
              <tr className={cells}>
                <th scope="row" className={`${cell} text-left font-normal max-md:col-span-full`}>
                  {texts.earlier}
                </th>
                <Figure label={texts.pledgedColumn} sum={earlier.pledged} isQuiet />
                <Figure label={texts.start} sum={0} isQuiet />
                <Figure label={texts.confirmed} sum={earlier.confirmed} className="text-terra-700" />
                <Figure label={texts.refunded} sum={-earlier.refunded} />
                <Figure label={texts.spent} sum={-earlier.spent} />
                <Figure label={texts.end} sum={earlier.end} isKept className="font-bold" />
                <td className={`${cell} md:text-right`}>
                  <Link
                    to={addressOf({ ...asked, areAllShown: true })}
                    preventScrollReset
                    className="text-link inline-flex min-h-10 items-center print:hidden"
                  >
                    {texts.showAll}
                  </Link>
                </td>
              </tr>
            )}
          </tbody>
          <tfoot className="bg-paper-deep max-md:block">
            <tr className={cells}>
              <th scope="row" className={`${cell} text-left font-bold max-md:col-span-full`}>
                {texts.total}
              </th>
              <Figure label={texts.pledgedColumn} sum={pledged} isQuiet />
              <td className="max-md:hidden" />
              <Figure label={texts.confirmed} sum={confirmed} className="text-terra-700" />
              <Figure label={texts.refunded} sum={-refunded} />
              <Figure label={texts.spent} sum={-spent} />
              <Figure label={texts.end} sum={inHand} isKept className="font-bold" />
              <td className="max-md:hidden" />
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}
