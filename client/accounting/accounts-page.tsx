import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { isOtherLine, lineParameter } from '../../schema/accounts-page.ts'
import { localeParameter } from '../../schema/locales.ts'
import { useAccountsQuery } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { notHere } from '../lib/load-or-miss.ts'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Drawing } from '../ui/drawings/drawing.tsx'
import { drawings } from '../ui/drawings/drawings.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { CharityRule, LineTable } from './line-table.tsx'
import { addressOf, askedBy, loadAccounts } from './load-accounts.ts'
import { MonthTable } from './month-table.tsx'
import { SumStrip } from './sum-strip.tsx'
import { useAccountingTexts } from './use-accounting-texts.ts'

const loader = ({ request, context }: LoaderFunctionArgs): Promise<null> =>
  loadAccounts(context, askedBy(new URL(request.url).searchParams))

/** The page that adds up: what came, what went back, what was spent and what is left. */
const AccountsPage = () => {
  const { t } = useTranslation()
  const texts = useAccountingTexts()
  const locale = useLocale()
  const [query] = useSearchParams()
  const asked = askedBy(query)
  const { accounts } = useAccountsQuery({ variables: { of: asked.of, locale } }).data
  if (!accounts) throw notHere()
  const titles = new Map(accounts.lines.map(({ line, title }) => [line, title]))
  const nameOf = (line: string): string =>
    isOtherLine(line) ? texts[line] : (titles.get(line) ?? texts.project)
  return (
    <div className="page-width w-full pt-10 pb-section lg:pt-16">
      <PageHead title={texts.title} description={texts.description} site={t('shell.site')} />
      <h1 className="text-h1 text-title">{texts.title}</h1>
      <p className="mt-3 max-w-text text-ink-soft text-lead">{texts.description}</p>
      {asked.of !== null && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4">
          <strong className="wrap-anywhere">{texts.only(nameOf(asked.of))}</strong>
          <Link
            to={addressOf({ ...asked, of: null, month: null, below: null })}
            className="text-link inline-flex min-h-10 items-center"
          >
            {texts.all}
          </Link>
        </p>
      )}
      {accounts.months.length === 0 ? (
        <EmptyState
          drawing={<Drawing of={drawings.emptyInbox} className="w-52" />}
          title={texts.empty}
          text={texts.emptyText}
        />
      ) : (
        <>
          <SumStrip {...accounts} />
          {asked.of === 'charity' && <CharityRule />}
          <MonthTable accounts={accounts} asked={asked} nameOf={nameOf} />
          {asked.of === null && <LineTable lines={accounts.lines} asked={asked} nameOf={nameOf} />}
        </>
      )}
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 text-ink-soft text-small print:hidden">
        <a
          href={`/api/accounts/months.csv?${new URLSearchParams({ [localeParameter]: locale, ...(asked.of !== null && { [lineParameter]: asked.of }) })}`}
          download
          className={buttonClass('secondary', 'small')}
        >
          <Download aria-hidden="true" className="size-4.5" />
          {texts.file}
        </a>
        <span>
          {texts.wrong}{' '}
          <Link to={paths.colab} className="text-link">
            {texts.tell}
          </Link>
        </span>
      </p>
    </div>
  )
}

export { AccountsPage as Component, loader }
