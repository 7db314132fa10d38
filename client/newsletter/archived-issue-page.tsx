import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { ArchivedIssueDocument, useArchivedIssueQuery } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { dayAtCharity } from '../lib/day-at-charity.ts'
import { formatDay } from '../lib/format-date.ts'
import { loadOrMiss, notHere } from '../lib/load-or-miss.ts'
import { apolloContext, localeContext } from '../lib/loader-context.ts'
import { paragraphsOf } from '../lib/paragraphs.ts'
import { paths } from '../lib/paths.ts'
import { summaryOf } from '../lib/summary.ts'
import { LinkedText } from '../ui/linked-text.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { FeedHead } from './feed.tsx'
import { NextLetter } from './next-letter.tsx'
import { useArchiveTexts } from './use-archive-texts.ts'

/** Loads the letter before the page is shown; one that was not sent, or was taken off the site, is a 404. */
const loader = ({ params, context }: LoaderFunctionArgs): Promise<null> =>
  loadOrMiss(async () => {
    const variables = { id: params.issueId ?? '', locale: context.get(localeContext) }
    const { data } = await context.get(apolloContext).query({ query: ArchivedIssueDocument, variables })
    return Boolean(data?.archivedIssue)
  })

const ArchivedIssuePage = () => {
  const { t } = useTranslation()
  const texts = useArchiveTexts()
  const locale = useLocale()
  const { issueId = '' } = useParams()
  const {
    data: { archivedIssue },
  } = useArchivedIssueQuery({ variables: { id: issueId, locale } })
  if (!archivedIssue) throw notHere()
  const { title, content, sentAt } = archivedIssue
  return (
    <div className="page-width grid w-full gap-x-14 gap-y-12 pt-8 pb-section lg:grid-cols-[minmax(0,1fr)_20rem] lg:pt-11 print:pb-0">
      <PageHead title={title} description={summaryOf(content)} site={t('shell.site')} type="article" />
      <FeedHead />
      <article className="min-w-0">
        <Link
          to={paths.newsletter}
          className="inline-flex min-h-8 items-center gap-2.5 text-small font-semibold text-forest-600 hover:underline print:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          {texts.all}
        </Link>
        <h1 className="mt-3 max-w-[18em] wrap-anywhere text-h1 text-title">{title}</h1>
        <p className="mt-3 text-ink-soft">
          <time dateTime={sentAt}>{formatDay(dayAtCharity(new Date(sentAt)), locale)}</time>
        </p>
        <div className="mt-7 grid max-w-text gap-4 text-[1.0625rem]">
          {paragraphsOf(content).map(({ key, text }) => (
            <p key={key} className="wrap-anywhere whitespace-pre-line">
              <LinkedText text={text} />
            </p>
          ))}
        </div>
      </article>
      <aside className="lg:pt-11">
        <NextLetter />
      </aside>
    </div>
  )
}

export { ArchivedIssuePage as Component, loader }
