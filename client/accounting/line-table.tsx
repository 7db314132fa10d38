import { Link } from 'react-router-dom'
import type { AccountsQuery } from '../generated/operations.ts'
import { type AskedAccounts, addressOf } from './load-accounts.ts'
import { cell, cells, Figure, heading } from './table-parts.tsx'
import { useAccountingTexts } from './use-accounting-texts.ts'

type Lines = NonNullable<AccountsQuery['accounts']>['lines']

interface LineTableProps {
  lines: Lines
  asked: AskedAccounts
  nameOf: (line: string) => string
}

/** Why the line of the charity can only fall. */
export const CharityRule = () => {
  const { charityRule } = useAccountingTexts()
  return <p className="mt-3 max-w-text text-ink-soft text-small">{charityRule}</p>
}

/** Projects, and what is told without a name; each leads to its own months. */
export const LineTable = ({ lines, asked, nameOf }: LineTableProps) => {
  const texts = useAccountingTexts()
  return (
    <section aria-labelledby="projects" className="mt-12">
      <h2 id="projects" className="text-h2 text-title">
        {texts.projects}
      </h2>
      <div className="mt-5 overflow-hidden rounded-card border border-line bg-surface shadow-soft">
        <table className="w-full border-collapse text-small max-md:block">
          <caption className="sr-only">{texts.projects}</caption>
          <thead className="text-ink-soft max-md:sr-only">
            <tr>
              <th scope="col" className={`${heading} text-left`}>
                {texts.project}
              </th>
              {[texts.pledgedColumn, texts.confirmed, texts.refunded, texts.spent, texts.left].map((text) => (
                <th key={text} scope="col" className={`${heading} text-right`}>
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {lines.map(({ line, pledged, confirmed, refunded, spent, inHand }) => (
              <tr key={line} className={cells}>
                <th scope="row" className={`${cell} text-left max-md:col-span-full`}>
                  <Link
                    to={addressOf({ ...asked, of: line, month: null, below: null })}
                    className="text-link inline-flex min-h-10 items-center wrap-anywhere"
                  >
                    {nameOf(line)}
                  </Link>
                </th>
                <Figure label={texts.pledgedColumn} sum={pledged} isQuiet />
                <Figure label={texts.confirmed} sum={confirmed} className="text-terra-700" />
                <Figure label={texts.refunded} sum={-refunded} />
                <Figure label={texts.spent} sum={-spent} />
                <Figure label={texts.left} sum={inHand} isKept className="font-bold" />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {lines.some(({ line }) => line === 'charity') && <CharityRule />}
    </section>
  )
}
